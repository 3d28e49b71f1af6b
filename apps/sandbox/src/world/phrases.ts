import type { Rng } from './prng.ts'
import type { Lang } from './types.ts'

interface Phrasebook {
  bios: readonly string[]
  /** `{thing}` and `{tag}` are filled in. */
  posts: readonly string[]
  comments: readonly string[]
  endings: readonly string[]
  things: readonly string[]
}

const TAGS = [
  'tea',
  'travel',
  'gadgets',
  'streetfood',
  'running',
  'books',
  'photography',
  'handmade',
  'coffee',
  'music',
]

const BOOKS: Readonly<Record<Lang, Phrasebook>> = {
  en: {
    bios: [
      'Tea first, then the inbox.',
      'Maps, trains and long walks.',
      'I review small gadgets so you need not.',
      'Baker of uneven loaves.',
      'Photographs of quiet streets.',
      'Father of two, runner of none.',
      'Shop owner. Opinions are mine.',
    ],
    posts: [
      'Tried the {thing} today and I am still smiling. #{tag}',
      'Does anybody know where to find a good {thing} around here?',
      'Three months with my {thing}: honest notes in the thread. #{tag}',
      'A rainy afternoon, a {thing} and nothing else to do.',
      'Unpopular view: the {thing} was better last year. #{tag}',
    ],
    comments: [
      'This is lovely',
      'Where can I get one?',
      'Thank you for sharing',
      'I had the same thought yesterday',
      'What does it cost?',
      'Saving this for the weekend',
      'Not sure I agree, but well put',
      'My sister would love this',
      'Do you ship abroad?',
      'Count me in',
    ],
    endings: ['', '!', ' 😊', ' 🙌', '.', ' honestly', ' ❤️'],
    things: [
      'oolong',
      'night train',
      'folding keyboard',
      'noodle soup',
      'river walk',
      'second-hand bookshop',
      'pour-over kettle',
      'film camera',
    ],
  },
  es: {
    bios: [
      'Café, libros y montaña.',
      'Viajo despacio y escribo rápido.',
      'Diseñadora de día, cocinera de noche.',
      'Tienda pequeña, sueños grandes.',
      'Fotos de mercados y estaciones.',
    ],
    posts: [
      'Hoy probé {thing} y repetiría mañana mismo. #{tag}',
      '¿Alguien recomienda {thing} por esta zona?',
      'Un mes con {thing}: mis notas sinceras. #{tag}',
      'Domingo, lluvia y {thing}. No pido más.',
    ],
    comments: [
      'Qué bonito',
      '¿Cuánto cuesta?',
      'Gracias por compartir',
      'Me lo apunto para el viaje',
      'Pensé lo mismo ayer',
      '¿Hacéis envíos?',
      'No estoy de acuerdo, pero bien dicho',
      'A mi madre le encantaría',
    ],
    endings: ['', '!', ' 😊', ' 👏', '.', ' de verdad'],
    things: [
      'té de jazmín',
      'el tren nocturno',
      'un teclado plegable',
      'sopa de fideos',
      'una cámara antigua',
      'una librería de barrio',
    ],
  },
  fr: {
    bios: [
      'Thé, trains et marchés.',
      'Je photographie les rues calmes.',
      'Petite boutique, grandes idées.',
      'Course à pied et romans courts.',
    ],
    posts: [
      'Goûté {thing} ce matin, quelle surprise. #{tag}',
      'Où trouver {thing} par ici ?',
      'Un mois avec {thing} : mes notes. #{tag}',
      'Pluie, {thing} et rien d’autre au programme.',
    ],
    comments: [
      'Magnifique',
      'Ça coûte combien ?',
      'Merci pour le partage',
      'Je note pour ce week-end',
      'Pas sûr d’être d’accord',
      'Vous livrez à l’étranger ?',
      'Ma sœur adorerait',
    ],
    endings: ['', ' !', ' 😊', '.', ' vraiment'],
    things: [
      'un thé fumé',
      'le train de nuit',
      'un clavier pliant',
      'une soupe de nouilles',
      'un vieil appareil photo',
    ],
  },
  vi: {
    bios: [
      'Trà, sách và những con phố nhỏ.',
      'Thích đi xa và ăn ngon.',
      'Bán hàng thủ công ở Hội An.',
      'Chạy bộ mỗi sáng, cà phê mỗi chiều.',
      'Chụp ảnh cho vui.',
    ],
    posts: [
      'Hôm nay thử {thing}, ngon hơn mình nghĩ. #{tag}',
      'Có ai biết chỗ nào bán {thing} không?',
      'Một tháng dùng {thing}, vài nhận xét thật lòng. #{tag}',
      'Chiều mưa, có {thing} là đủ.',
    ],
    comments: [
      'Đẹp quá',
      'Giá bao nhiêu vậy bạn?',
      'Cảm ơn đã chia sẻ',
      'Mình cũng nghĩ vậy',
      'Có giao hàng không ạ?',
      'Lưu lại để cuối tuần đi',
      'Cho mình xin địa chỉ với',
      'Mẹ mình chắc thích lắm',
    ],
    endings: ['', '!', ' 😍', ' ạ', ' nha', '.'],
    things: ['trà sen', 'tàu đêm', 'bàn phím gập', 'bún bò', 'máy ảnh phim', 'hiệu sách cũ'],
  },
  zh: {
    bios: [
      '喝茶，走路，看书。',
      '慢慢旅行，认真吃饭。',
      '小店主，卖手工皂。',
      '数码爱好者，测评随缘。',
      '喜欢拍安静的街道。',
    ],
    posts: [
      '今天试了{thing}，比想象中好。 #{tag}',
      '附近哪里有好的{thing}？求推荐。',
      '用了一个月的{thing}，说点实话。 #{tag}',
      '下雨天配{thing}，刚刚好。',
    ],
    comments: [
      '真好看',
      '多少钱呀',
      '谢谢分享',
      '周末就去',
      '我也是这么想的',
      '可以寄到国外吗',
      '收藏了',
      '不太同意，不过说得好',
      '我妈一定喜欢',
    ],
    endings: ['', '！', '😊', '～', '。', '哈哈'],
    things: ['乌龙茶', '夜班火车', '折叠键盘', '牛肉面', '胶片相机', '旧书店'],
  },
  'zh-hk': {
    bios: ['飲茶先啦。', '行山、影相、食嘢。', '細店一間，慢慢做。', '鍾意舊區同小巴。'],
    posts: [
      '今日試咗{thing}，好過預期。 #{tag}',
      '呢頭邊度有好嘅{thing}？',
      '用咗{thing}一個月，講句真心話。 #{tag}',
      '落雨天，有{thing}就夠。',
    ],
    comments: [
      '好靚呀',
      '幾錢呀？',
      '多謝分享',
      '星期六就去',
      '我都係咁諗',
      '寄唔寄海外？',
      '留低先',
      '阿媽一定鍾意',
    ],
    endings: ['', '！', '😂', '～', '。'],
    things: ['鴛鴦', '夜車', '摺疊鍵盤', '雲吞麵', '菲林相機', '二手書店'],
  },
}

const fill = (text: string, rng: Rng, book: Phrasebook) =>
  text.replace('{thing}', () => rng.pick(book.things)).replace('{tag}', () => rng.pick(TAGS))

/** A person's bio. */
export const drawBio = (rng: Rng, lang: Lang): string => rng.pick(BOOKS[lang].bios)

/** A post in the person's language. */
export const drawPost = (rng: Rng, lang: Lang): string => fill(rng.pick(BOOKS[lang].posts), rng, BOOKS[lang])

/** A short answer in the person's language. */
export const drawComment = (rng: Rng, lang: Lang): string =>
  rng.pick(BOOKS[lang].comments) + rng.pick(BOOKS[lang].endings)
