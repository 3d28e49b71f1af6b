/** The Chinese characters of a double-byte encoding between two lead bytes, from a first trail byte on. */
function characters(encoding: string, firstLead: number, lastLead: number, firstTrail: number): Set<string> {
  const decoder = new TextDecoder(encoding)
  const found = new Set<string>()
  for (let lead = firstLead; lead <= lastLead; lead += 1) {
    for (let trail = firstTrail; trail <= 0xfe; trail += 1) {
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if (/^\p{Script=Han}$/u.test(letter)) found.add(letter)
    }
  }
  return found
}

const without = (letters: Set<string>, others: Set<string>) =>
  new Set([...letters].filter((letter) => !others.has(letter)))

// GB 2312 is what the mainland writes with (trail bytes below A1 are later additions, traditional ones among them);
// Big5 with its supplement is what Hong Kong writes with. A character that only one of them knows betrays its script.
const mainland = characters('gb18030', 0xb0, 0xf7, 0xa1)
const hongKong = characters('big5', 0x87, 0xfe, 0x40)

export const SIMPLIFIED_ONLY: ReadonlySet<string> = without(mainland, hongKong)
export const TRADITIONAL_ONLY: ReadonlySet<string> = without(hongKong, mainland)

/** Mainland words in traditional characters with their Hong Kong equivalents: their use shows that a text was converted, not written. */
export const MAINLAND_WORDS: readonly (readonly [string, string])[] = [
  ['視頻', '影片'],
  ['登錄', '登入'],
  ['賬', '帳'],
  ['默認', '預設'],
  ['菜單', '選單'],
  ['界面', '介面'],
  ['打印', '列印'],
  ['鼠標', '滑鼠'],
  ['鏈接', '連結'],
  ['服務器', '伺服器'],
  ['信息', '訊息／資料'],
  ['粘貼', '貼上'],
  ['刷新', '重新整理'],
  ['退出登', '登出'],
  ['短信', '短訊'],
  ['郵箱', '電郵'],
  ['全屏', '全螢幕'],
  ['屏幕', '螢幕'],
  ['設備', '裝置'],
  ['加載', '載入'],
  ['字段', '欄位'],
  ['字符', '字元'],
  ['搜索', '搜尋'],
  ['聯繫', '聯絡'],
  ['文檔', '文件'],
  ['運行', '執行'],
  ['實時', '即時'],
  ['視圖', '檢視'],
  ['當前', '目前'],
  ['激活', '啟用'],
  ['創建', '建立'],
  ['添加', '新增'],
  ['您', '你'],
]
