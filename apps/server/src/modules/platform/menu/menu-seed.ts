import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { MenuTable } from '../../../db/schema/admin.ts'

type Titles = readonly [cn: string, hk: string, en: string, vi: string]

/** A group, or an entry that leads somewhere, with all that is below it. */
interface Seed extends Omit<MenuTable, 'parent_id' | 'position' | 'titles'> {
  titles: Titles
  children: readonly Seed[]
}

function group(id: string, icon: string, titles: Titles, children: readonly Seed[]): Seed {
  return { id, permission: null, icon, path: null, hidden: 0, titles, children }
}

function entry(
  id: string,
  path: string,
  permission: PermissionKey | null,
  icon: string,
  titles: Titles,
): Seed {
  return { id, permission, icon, path, hidden: 0, titles, children: [] }
}

/** A demo page of the template, guarded by a key that no other route names. */
function demo(name: string, icon: string, titles: Titles): Seed {
  return entry(`template-${name}`, `/template/${name}`, '101', icon, titles)
}

/** The demo pages, under a menu of three levels. */
const demos = [
  group(
    'template-group-components',
    'apps',
    ['组件', '元件', 'Components', 'Thành phần'],
    [
      demo('form', 'form', ['表单', '表單', 'Form', 'Biểu mẫu']),
      demo('upload', 'upload', ['上传', '上載', 'Upload', 'Tải lên']),
      demo('carousel', 'slides', ['走马灯', '輪播', 'Carousel', 'Băng chuyền']),
      demo('calendar', 'calendar', ['日历', '日曆', 'Calendar', 'Lịch']),
      demo('watermark', 'drop', ['水印', '浮水印', 'Watermark', 'Hình mờ']),
      demo('tour', 'compass', ['分步引导', '使用導覽', 'Guided tour', 'Hướng dẫn từng bước']),
      demo('steps', 'steps', ['步骤条', '步驟', 'Steps', 'Các bước']),
      demo('statistics', 'number', ['统计', '統計', 'Statistics', 'Thống kê']),
      demo('icons', 'icons', ['图标', '圖示', 'Icons', 'Biểu tượng']),
    ],
  ),
  group(
    'template-group-editors',
    'edit',
    ['编辑器', '編輯器', 'Editors', 'Trình soạn thảo'],
    [
      demo('editor', 'edit', ['富文本编辑器', '富文字編輯器', 'Rich-text editor', 'Văn bản định dạng']),
      demo('markdown', 'markdown', ['Markdown 编辑器', 'Markdown 編輯器', 'Markdown editor', 'Markdown']),
    ],
  ),
  group(
    'template-group-tables',
    'table',
    ['表格', '表格', 'Tables', 'Bảng'],
    [
      demo('table', 'table', ['基础表格', '基本表格', 'Basic table', 'Bảng cơ bản']),
      demo('editable-table', 'table-edit', [
        '可编辑表格与 Excel',
        '可編輯表格及 Excel',
        'Editable table, Excel',
        'Bảng sửa được, Excel',
      ]),
      demo('big-table', 'table-search', ['大数据表格', '大型表格', 'Large table', 'Bảng lớn']),
    ],
  ),
  group(
    'template-group-charts',
    'chart',
    ['图表', '圖表', 'Charts', 'Biểu đồ'],
    [
      demo('charts', 'chart', [
        '柱状、折线、饼图、圆环',
        '棒形、折線、圓形、圓環',
        'Bar, line, pie, ring',
        'Cột, đường, tròn, vòng',
      ]),
      demo('word-cloud', 'cloud', ['词云图', '文字雲', 'Word cloud', 'Đám mây từ']),
      demo('map', 'globe', ['地图', '地圖', 'Map', 'Bản đồ']),
    ],
  ),
  group(
    'template-group-feedback',
    'announcement',
    ['反馈', '回應', 'Feedback', 'Phản hồi'],
    [
      demo('states', 'box', ['各种状态', '各種狀態', 'States', 'Các trạng thái']),
      demo('overlays', 'windows', [
        '弹窗与通知',
        '對話框及通知',
        'Dialogs and notices',
        'Hộp thoại, thông báo',
      ]),
    ],
  ),
]

/** The menu that every installation starts with: the routes of the specification, section 2, and the keys that they need. */
const groups = [
  group(
    'home',
    'home',
    ['首页', '主頁', 'Home', 'Trang chủ'],
    [
      entry('dashboard', '/dashboard', null, 'dashboard', ['数据概览', '數據概覽', 'Dashboard', 'Tổng quan']),
      entry('admin-statistics', '/statisticAdmin', '1-admin', 'chart', [
        '平台统计',
        '平台統計',
        'Platform statistics',
        'Thống kê nền tảng',
      ]),
    ],
  ),
  group(
    'operation',
    'briefcase',
    ['运营管理', '營運管理', 'Operations', 'Vận hành'],
    [
      entry('tasks', '/task', '009', 'task', ['任务列表', '任務列表', 'Tasks', 'Tác vụ']),
      entry('task-calendar', '/taskCalendar', '009', 'calendar', [
        '任务日历',
        '任務日曆',
        'Task calendar',
        'Lịch tác vụ',
      ]),
      entry('resources', '/resource', '009', 'people', [
        '资源库',
        '資源庫',
        'Resource library',
        'Thư viện tài nguyên',
      ]),
      entry('opt-outs', '/optOut', '009', 'shield', [
        '免打扰名单',
        '勿擾名單',
        'Opt-out list',
        'Danh sách không làm phiền',
      ]),
      entry('accounts', '/media', '008', 'account', [
        '社交账号',
        '社交帳號',
        'Social accounts',
        'Tài khoản mạng xã hội',
      ]),
      entry('seats', '/seatAccount', '007', 'seat', ['坐席账号', '坐席帳號', 'Seats', 'Nhân viên']),
      entry('proxies', '/ipMange', '0088', 'globe', ['代理 IP', '代理 IP', 'Proxy IPs', 'IP proxy']),
      entry('scripts', '/wordsLibrary', '102', 'script', [
        '公共话术',
        '公共文案',
        'Public scripts',
        'Kịch bản chung',
      ]),
      entry('statistics', '/dataView', '103', 'chart', [
        '数据统计',
        '數據統計',
        'Data statistics',
        'Thống kê dữ liệu',
      ]),
    ],
  ),
  group(
    'personal',
    'person',
    ['个人中心', '個人中心', 'Personal centre', 'Trung tâm cá nhân'],
    [
      entry('profile', '/ucenter', '1', 'person', [
        '我的账号',
        '我的帳號',
        'My account',
        'Tài khoản của tôi',
      ]),
      entry('recharge', '/payBalance', '1-2', 'wallet', [
        '充值余额',
        '餘額增值',
        'Recharge balance',
        'Nạp số dư',
      ]),
      entry('buy-ports', '/buyPort-user', '1-3', 'cart', ['购买端口', '購買端口', 'Buy ports', 'Mua cổng']),
      group(
        'billing',
        'receipt',
        ['账单', '帳單', 'Billing', 'Thanh toán'],
        [
          entry('orders', '/paymentData-user', '1-4', 'receipt', [
            '订单记录',
            '訂單紀錄',
            'Order records',
            'Lịch sử đơn hàng',
          ]),
          entry('purchases', '/buyData-user', '1-5', 'receipt', [
            '购买记录',
            '購買紀錄',
            'Purchase records',
            'Lịch sử mua',
          ]),
          entry('ledger', '/turnover-user', '1-9', 'ledger', [
            '资金流水',
            '資金流水',
            'Ledger',
            'Sổ giao dịch',
          ]),
        ],
      ),
      entry('login-log', '/loginLog-user', '1-6', 'history', [
        '登录日志',
        '登入紀錄',
        'Login log',
        'Nhật ký đăng nhập',
      ]),
      entry('announcements', '/notice-user', '9-1', 'announcement', [
        '公告',
        '公告',
        'Announcements',
        'Thông báo',
      ]),
      {
        ...entry('announcement', '/notification-user', '9-2', 'announcement', [
          '公告详情',
          '公告詳情',
          'Announcement',
          'Chi tiết thông báo',
        ]),
        hidden: 1,
      },
      entry('downloads', '/down', '1', 'download', [
        '下载中心',
        '下載中心',
        'Download centre',
        'Trung tâm tải xuống',
      ]),
    ],
  ),
  group(
    'system',
    'settings',
    ['系统管理', '系統管理', 'System', 'Hệ thống'],
    [
      entry('system-users', '/system-user', '11', 'people', [
        '系统用户',
        '系統用戶',
        'System users',
        'Người dùng hệ thống',
      ]),
      entry('roles', '/system-role', '12', 'shield', ['角色管理', '角色管理', 'Roles', 'Vai trò']),
      entry('menus', '/system-menu', '13', 'menu', ['菜单管理', '選單管理', 'Menus', 'Menu']),
      entry('manage-announcements', '/notice', '9', 'announcement', [
        '公告管理',
        '公告管理',
        'Announcements',
        'Quản lý thông báo',
      ]),
      entry('versions', '/download', '10', 'download', [
        '版本管理',
        '版本管理',
        'Versions',
        'Quản lý phiên bản',
      ]),
      entry('configuration', '/configManagement', '120', 'settings', [
        '配置管理',
        '設定管理',
        'Configuration',
        'Cấu hình',
      ]),
      entry('audit-log', '/auditLog', '111', 'history', [
        '操作日志',
        '操作紀錄',
        'Audit log',
        'Nhật ký thao tác',
      ]),
    ],
  ),
  group(
    'admin',
    'building',
    ['后台管理', '後台管理', 'Administration', 'Quản trị'],
    [
      entry('users', '/userManagement', '108', 'people', ['用户列表', '用戶列表', 'Users', 'Người dùng']),
      entry('sub-users', '/subUserManagement', '109', 'seat', ['坐席账号', '坐席帳號', 'Seats', 'Nhân viên']),
      entry('all-accounts', '/accountManagement', '110', 'account', [
        '账号管理',
        '帳號管理',
        'Accounts',
        'Quản lý tài khoản',
      ]),
      entry('all-proxies', '/proxyManagement', '110', 'globe', [
        '代理管理',
        '代理管理',
        'Proxies',
        'Quản lý proxy',
      ]),
      entry('all-tasks', '/taskManagement', '122', 'task', [
        '任务记录',
        '任務紀錄',
        'Task records',
        'Lịch sử tác vụ',
      ]),
      entry('all-orders', '/turnoverManagement', '121', 'receipt', [
        '订单管理',
        '訂單管理',
        'Orders',
        'Quản lý đơn hàng',
      ]),
      entry('all-ledgers', '/buyData', '104', 'ledger', ['资金流水', '資金流水', 'Ledger', 'Sổ giao dịch']),
      entry('payments', '/paymentData', '105', 'wallet', [
        '支付数据',
        '付款數據',
        'Payment data',
        'Dữ liệu thanh toán',
      ]),
      entry('ports', '/buyPort', '107', 'cart', [
        '代购端口',
        '代購端口',
        'Buy for users',
        'Mua hộ người dùng',
      ]),
      entry('prices', '/priceManagement', '120', 'price', ['价格管理', '價格管理', 'Price list', 'Bảng giá']),
      entry('all-feedback', '/feedbackManagement', '108', 'announcement', [
        '用户反馈',
        '用戶意見',
        'User feedback',
        'Phản hồi của người dùng',
      ]),
      entry('official-channels', '/officialChannels', '120', 'shield', [
        '官方渠道',
        '官方渠道',
        'Official channels',
        'Kênh chính thức',
      ]),
      entry('all-logins', '/loginLog', '106', 'history', [
        '登录日志',
        '登入紀錄',
        'Login logs',
        'Nhật ký đăng nhập',
      ]),
    ],
  ),
  group('template', 'template', ['模板示例', '範本示例', 'Template demos', 'Trang mẫu'], demos),
]

/** @returns the rows of the first menu, groups before their entries */
export function seededMenu(): MenuTable[] {
  return rowsOf(groups, null)
}

function rowsOf(seeds: readonly Seed[], parent_id: string | null): MenuTable[] {
  return seeds.flatMap(({ titles: [cn, hk, en, vi], children, ...seed }, position) => {
    const titles: Record<Locale, string> = { cn, hk, en, vi }
    return [{ ...seed, parent_id, position, titles: JSON.stringify(titles) }, ...rowsOf(children, seed.id)]
  })
}
