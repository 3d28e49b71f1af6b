import type { PermissionKey } from '@seaport/contract/permission'
import type { Locale } from '@seaport/contract/primitives'
import type { MenuTable } from '../../db/schema/admin.ts'

type Titles = readonly [cn: string, hk: string, en: string, vi: string]
type Entry = readonly [
  id: string,
  path: string,
  permission: PermissionKey | null,
  icon: string,
  titles: Titles,
  hidden?: 'hidden',
]
type Group = readonly [id: string, icon: string, titles: Titles, children: readonly (Entry | Group)[]]

/** The demo pages of the template, under a menu of three levels; guarded by a key that no other route names (decision 0180). */
const demos: readonly Group[] = [
  [
    'template-group-components',
    'apps',
    ['组件', '元件', 'Components', 'Thành phần'],
    [
      ['template-form', '/template/form', '101', 'form', ['表单', '表單', 'Form', 'Biểu mẫu']],
      ['template-upload', '/template/upload', '101', 'upload', ['上传', '上載', 'Upload', 'Tải lên']],
      [
        'template-carousel',
        '/template/carousel',
        '101',
        'slides',
        ['走马灯', '輪播', 'Carousel', 'Băng chuyền'],
      ],
      ['template-calendar', '/template/calendar', '101', 'calendar', ['日历', '日曆', 'Calendar', 'Lịch']],
      [
        'template-watermark',
        '/template/watermark',
        '101',
        'drop',
        ['水印', '浮水印', 'Watermark', 'Hình mờ'],
      ],
      [
        'template-tour',
        '/template/tour',
        '101',
        'compass',
        ['分步引导', '使用導覽', 'Guided tour', 'Hướng dẫn từng bước'],
      ],
      ['template-steps', '/template/steps', '101', 'steps', ['步骤条', '步驟', 'Steps', 'Các bước']],
      [
        'template-statistics',
        '/template/statistics',
        '101',
        'number',
        ['统计', '統計', 'Statistics', 'Thống kê'],
      ],
      ['template-icons', '/template/icons', '101', 'icons', ['图标', '圖示', 'Icons', 'Biểu tượng']],
    ],
  ],
  [
    'template-group-editors',
    'edit',
    ['编辑器', '編輯器', 'Editors', 'Trình soạn thảo'],
    [
      [
        'template-editor',
        '/template/editor',
        '101',
        'edit',
        ['富文本编辑器', '富文字編輯器', 'Rich-text editor', 'Văn bản định dạng'],
      ],
      [
        'template-markdown',
        '/template/markdown',
        '101',
        'markdown',
        ['Markdown 编辑器', 'Markdown 編輯器', 'Markdown editor', 'Markdown'],
      ],
    ],
  ],
  [
    'template-group-tables',
    'table',
    ['表格', '表格', 'Tables', 'Bảng'],
    [
      [
        'template-table',
        '/template/table',
        '101',
        'table',
        ['基础表格', '基本表格', 'Basic table', 'Bảng cơ bản'],
      ],
      [
        'template-editable-table',
        '/template/editable-table',
        '101',
        'table-edit',
        ['可编辑表格与 Excel', '可編輯表格及 Excel', 'Editable table, Excel', 'Bảng sửa được, Excel'],
      ],
      [
        'template-big-table',
        '/template/big-table',
        '101',
        'table-search',
        ['大数据表格', '大型表格', 'Large table', 'Bảng lớn'],
      ],
    ],
  ],
  [
    'template-group-charts',
    'chart',
    ['图表', '圖表', 'Charts', 'Biểu đồ'],
    [
      [
        'template-charts',
        '/template/charts',
        '101',
        'chart',
        [
          '柱状、折线、饼图、圆环',
          '棒形、折線、圓形、圓環',
          'Bar, line, pie, ring',
          'Cột, đường, tròn, vòng',
        ],
      ],
      [
        'template-word-cloud',
        '/template/word-cloud',
        '101',
        'cloud',
        ['词云图', '文字雲', 'Word cloud', 'Đám mây từ'],
      ],
      ['template-map', '/template/map', '101', 'globe', ['地图', '地圖', 'Map', 'Bản đồ']],
    ],
  ],
  [
    'template-group-feedback',
    'announcement',
    ['反馈', '回應', 'Feedback', 'Phản hồi'],
    [
      [
        'template-states',
        '/template/states',
        '101',
        'box',
        ['各种状态', '各種狀態', 'States', 'Các trạng thái'],
      ],
      [
        'template-overlays',
        '/template/overlays',
        '101',
        'windows',
        ['弹窗与通知', '對話框及通知', 'Dialogs and notices', 'Hộp thoại, thông báo'],
      ],
    ],
  ],
]

/** The menu that every installation starts with: the routes of the specification, section 2, and the keys that they need. */
const groups: readonly Group[] = [
  [
    'home',
    'home',
    ['首页', '主頁', 'Home', 'Trang chủ'],
    [
      ['dashboard', '/dashboard', null, 'dashboard', ['数据概览', '數據概覽', 'Dashboard', 'Tổng quan']],
      [
        'admin-statistics',
        '/statisticAdmin',
        '1-admin',
        'chart',
        ['平台统计', '平台統計', 'Platform statistics', 'Thống kê nền tảng'],
      ],
    ],
  ],
  [
    'operation',
    'briefcase',
    ['运营管理', '營運管理', 'Operations', 'Vận hành'],
    [
      ['tasks', '/task', '009', 'task', ['任务列表', '任務列表', 'Tasks', 'Tác vụ']],
      [
        'accounts',
        '/media',
        '008',
        'account',
        ['社交账号', '社交帳號', 'Social accounts', 'Tài khoản mạng xã hội'],
      ],
      ['seats', '/seatAccount', '007', 'seat', ['坐席账号', '坐席帳號', 'Seats', 'Ghế']],
      ['proxies', '/ipMange', '0088', 'globe', ['代理 IP', '代理 IP', 'Proxy IPs', 'IP proxy']],
      [
        'scripts',
        '/wordsLibrary',
        '102',
        'script',
        ['公共话术', '公共文案', 'Public scripts', 'Kịch bản chung'],
      ],
      [
        'statistics',
        '/dataView',
        '103',
        'chart',
        ['数据统计', '數據統計', 'Data statistics', 'Thống kê dữ liệu'],
      ],
    ],
  ],
  [
    'personal',
    'person',
    ['个人中心', '個人中心', 'Personal centre', 'Trung tâm cá nhân'],
    [
      ['profile', '/ucenter', '1', 'person', ['我的账号', '我的帳號', 'My account', 'Tài khoản của tôi']],
      ['recharge', '/payBalance', '1-2', 'wallet', ['充值余额', '餘額增值', 'Recharge balance', 'Nạp số dư']],
      ['buy-ports', '/buyPort-user', '1-3', 'cart', ['购买端口', '購買端口', 'Buy ports', 'Mua cổng']],
      [
        'orders',
        '/paymentData-user',
        '1-4',
        'receipt',
        ['订单记录', '訂單紀錄', 'Order records', 'Lịch sử đơn hàng'],
      ],
      [
        'purchases',
        '/buyData-user',
        '1-5',
        'receipt',
        ['购买记录', '購買紀錄', 'Purchase records', 'Lịch sử mua'],
      ],
      ['ledger', '/turnover-user', '1-9', 'ledger', ['资金流水', '資金流水', 'Ledger', 'Sổ giao dịch']],
      [
        'login-log',
        '/loginLog-user',
        '1-6',
        'history',
        ['登录日志', '登入紀錄', 'Login log', 'Nhật ký đăng nhập'],
      ],
      [
        'announcements',
        '/notice-user',
        '9-1',
        'announcement',
        ['公告', '公告', 'Announcements', 'Thông báo'],
      ],
      [
        'announcement',
        '/notification-user',
        '9-2',
        'announcement',
        ['公告详情', '公告詳情', 'Announcement', 'Chi tiết thông báo'],
        'hidden',
      ],
      [
        'downloads',
        '/down',
        '1',
        'download',
        ['下载中心', '下載中心', 'Download centre', 'Trung tâm tải xuống'],
      ],
    ],
  ],
  [
    'system',
    'settings',
    ['系统管理', '系統管理', 'System', 'Hệ thống'],
    [
      [
        'system-users',
        '/system-user',
        '11',
        'people',
        ['系统用户', '系統用戶', 'System users', 'Người dùng hệ thống'],
      ],
      ['roles', '/system-role', '12', 'shield', ['角色管理', '角色管理', 'Roles', 'Vai trò']],
      ['menus', '/system-menu', '13', 'menu', ['菜单管理', '選單管理', 'Menus', 'Menu']],
      [
        'manage-announcements',
        '/notice',
        '9',
        'announcement',
        ['公告管理', '公告管理', 'Announcements', 'Quản lý thông báo'],
      ],
      ['versions', '/download', '10', 'download', ['版本管理', '版本管理', 'Versions', 'Quản lý phiên bản']],
      [
        'configuration',
        '/configManagement',
        '120',
        'settings',
        ['配置管理', '設定管理', 'Configuration', 'Cấu hình'],
      ],
      ['audit-log', '/auditLog', '111', 'history', ['操作日志', '操作紀錄', 'Audit log', 'Nhật ký thao tác']],
    ],
  ],
  [
    'admin',
    'building',
    ['后台管理', '後台管理', 'Administration', 'Quản trị'],
    [
      ['users', '/userManagement', '108', 'people', ['用户列表', '用戶列表', 'Users', 'Người dùng']],
      [
        'sub-users',
        '/subUserManagement',
        '109',
        'seat',
        ['子用户管理', '子用戶管理', 'Sub-users', 'Người dùng phụ'],
      ],
      [
        'all-accounts',
        '/accountManagement',
        '110',
        'account',
        ['账号管理', '帳號管理', 'Accounts', 'Quản lý tài khoản'],
      ],
      [
        'all-tasks',
        '/taskManagement',
        '122',
        'task',
        ['任务记录', '任務紀錄', 'Task records', 'Lịch sử tác vụ'],
      ],
      [
        'all-orders',
        '/turnoverManagement',
        '121',
        'receipt',
        ['订单管理', '訂單管理', 'Orders', 'Quản lý đơn hàng'],
      ],
      ['all-ledgers', '/buyData', '104', 'ledger', ['资金流水', '資金流水', 'Ledger', 'Sổ giao dịch']],
      [
        'payments',
        '/paymentData',
        '105',
        'wallet',
        ['支付数据', '付款數據', 'Payment data', 'Dữ liệu thanh toán'],
      ],
      ['ports', '/buyPort', '107', 'cart', ['购买端口', '購買端口', 'Buy ports', 'Mua cổng']],
      ['prices', '/priceManagement', '120', 'price', ['价格管理', '價格管理', 'Price list', 'Bảng giá']],
      [
        'all-logins',
        '/loginLog',
        '106',
        'history',
        ['登录日志', '登入紀錄', 'Login logs', 'Nhật ký đăng nhập'],
      ],
    ],
  ],
  ['template', 'template', ['模板示例', '範本示例', 'Template demos', 'Trang mẫu'], demos],
]

/** @returns the rows of the first menu, groups before their entries */
export function seededMenu(): MenuTable[] {
  return groups.flatMap((group, position) => rowsOf(group, null, position))
}

/** An entry, or a group with all that is below it. */
function rowsOf(entry: Entry | Group, parent_id: string | null, position: number): MenuTable[] {
  if (entry.length === 4) {
    const [id, icon, titles, children] = entry
    const own = row({ id, parent_id, position, permission: null, icon, path: null, hidden: 0 }, titles)
    return [own, ...children.flatMap((child, place) => rowsOf(child, id, place))]
  }
  const [id, path, permission, icon, titles, hidden] = entry
  return [row({ id, parent_id, position, permission, icon, path, hidden: hidden ? 1 : 0 }, titles)]
}

function row(entry: Omit<MenuTable, 'titles'>, [cn, hk, en, vi]: Titles): MenuTable {
  const titles: Record<Locale, string> = { cn, hk, en, vi }
  return { ...entry, titles: JSON.stringify(titles) }
}
