/** The network's groups; members are drawn at random. */
export const GROUPS = [
  { name: 'Tea lovers', about: 'Leaves, kettles and patience.', share: 0.14 },
  { name: '慢旅行', about: '一起走慢一点的路。', share: 0.1 },
  { name: 'Ẩm thực đường phố', about: 'Chia sẻ quán ngon, đừng chia sẻ giá.', share: 0.12 },
  { name: 'Pocket electronics', about: 'If it fits in a pocket, it fits here.', share: 0.08 },
  { name: 'Fotografía de barrio', about: 'Calles, mercados y gente que pasa.', share: 0.07 },
  { name: '行山友', about: '一齊行，慢慢行。', share: 0.05 },
] as const
