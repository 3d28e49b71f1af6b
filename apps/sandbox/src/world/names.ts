import type { Rng } from './prng.ts'
import type { Lang } from './types.ts'

/** Part of a name: as written, and transliterated for a handle. */
type Part = readonly [written: string, latin: string]

interface Culture {
  lang: Lang
  /** Family name first, as in Chinese and Vietnamese. */
  familyFirst: boolean
  gap: '' | ' '
  given: readonly Part[]
  family: readonly Part[]
  places: readonly string[]
}

const plain = (names: string): Part[] =>
  names.split(' ').map((name) => [
    name,
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[đĐ]/g, 'd')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase(),
  ])

const paired = (names: string): Part[] =>
  names.split(' ').map((pair) => {
    const [written = '', latin = ''] = pair.split(':')
    return [written, latin]
  })

/** Cultures that names are drawn from, each with the same probability. */
const CULTURES: readonly Culture[] = [
  {
    lang: 'en',
    familyFirst: false,
    gap: ' ',
    given: plain(
      'Olivia James Amelia Noah Grace Ethan Ruby Callum Harriet Marcus Imogen Theo Naomi Felix Priya Arjun Chidi Amara Kofi Zanele Tane Maeve Declan Rosa',
    ),
    family: plain(
      'Walker Bennett Hughes Okafor Mensah Sharma Patel Kaur Thompson Reid Gallagher Ward Fletcher Nkosi Campbell Osei Parker Iyer Morgan Blake',
    ),
    places: [
      'London',
      'Toronto',
      'Lagos',
      'Melbourne',
      'Mumbai',
      'Dublin',
      'Singapore',
      'Cape Town',
      'Austin, TX',
    ],
  },
  {
    lang: 'zh',
    familyFirst: true,
    gap: '',
    given: paired(
      '伟:wei 芳:fang 秀英:xiuying 娜:na 敏:min 静:jing 强:qiang 磊:lei 洋:yang 艳:yan 勇:yong 杰:jie 欣怡:xinyi 梓涵:zihan 浩然:haoran 雨桐:yutong 思远:siyuan 嘉懿:jiayi 晓明:xiaoming 若曦:ruoxi',
    ),
    family: paired(
      '王:wang 李:li 张:zhang 刘:liu 陈:chen 杨:yang 黄:huang 赵:zhao 吴:wu 周:zhou 徐:xu 孙:sun 马:ma 朱:zhu 胡:hu 林:lin 郭:guo 何:he',
    ),
    places: ['Singapore', '吉隆坡', '温哥华', '台北', '悉尼', '旧金山', '多伦多'],
  },
  {
    lang: 'vi',
    familyFirst: true,
    gap: ' ',
    given: plain(
      'Anh Linh Minh Hương Tuấn Thảo Dũng Hà Quân Trang Phúc Ngọc Khánh Thủy Bảo Mai Long Yến Đạt Vy',
    ),
    family: plain('Nguyễn Trần Lê Phạm Hoàng Phan Vũ Đặng Bùi Đỗ Hồ Ngô Dương Lý'),
    places: ['Hà Nội', 'TP. Hồ Chí Minh', 'Đà Nẵng', 'Huế', 'Cần Thơ', 'Hội An'],
  },
  {
    lang: 'es',
    familyFirst: false,
    gap: ' ',
    given: plain(
      'Lucía Mateo Valentina Diego Camila Andrés Sofía Javier Marta Sergio Ximena Iván Renata Pablo Inés Joaquín Elena Tomás',
    ),
    family: plain(
      'García Rodríguez López Martínez Hernández Gómez Díaz Torres Ramírez Flores Vargas Castillo Núñez Rojas Ibáñez Peña',
    ),
    places: ['Madrid', 'Ciudad de México', 'Bogotá', 'Buenos Aires', 'Lima', 'Valencia', 'Santiago'],
  },
  {
    lang: 'zh-hk',
    familyFirst: true,
    gap: '',
    given: paired(
      '嘉欣:kayan 志明:chiming 詠詩:wingsze 家豪:kaho 美玲:meiling 俊傑:chunkit 曉彤:hiutung 子軒:tszhin 慧敏:waiman 國強:kwokkeung 穎琳:winglam 浩賢:hoyin',
    ),
    family: paired(
      '陳:chan 黃:wong 李:lee 張:cheung 梁:leung 吳:ng 鄭:cheng 何:ho 葉:yip 譚:tam 馮:fung 蔡:choi',
    ),
    places: ['香港', '九龍', '新界沙田', '澳門', '灣仔'],
  },
  {
    lang: 'fr',
    familyFirst: false,
    gap: ' ',
    given: plain('Camille Hugo Manon Louis Chloé Jules Inès Adama Fatou Baptiste Margaux Théo Aïssata Émile'),
    family: plain(
      'Martin Bernard Dubois Laurent Lefèvre Moreau Diallo Traoré Girard Fontaine Mercier Chevalier',
    ),
    places: ['Paris', 'Lyon', 'Montréal', 'Dakar', 'Bruxelles', 'Abidjan'],
  },
]

/** A person's name as written, the letters that their handle is made of, their language and where they live. */
export function drawName(rng: Rng): { name: string; latin: [string, string]; lang: Lang; location: string } {
  const culture = rng.pick(CULTURES)
  const given = rng.pick(culture.given)
  const family = rng.pick(culture.family)
  const parts = culture.familyFirst ? [family, given] : [given, family]
  return {
    name: parts.map((part) => part[0]).join(culture.gap),
    latin: [given[1], family[1]],
    lang: culture.lang,
    location: rng.pick(culture.places),
  }
}
