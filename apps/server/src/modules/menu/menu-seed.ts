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
type Group = readonly [id: string, icon: string, titles: Titles, entries: readonly Entry[]]

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
        ['公共话术', '公共話術', 'Public scripts', 'Kịch bản chung'],
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
    ['个人中心', '個人中心', 'Personal centre', 'Trang cá nhân'],
    [
      ['profile', '/ucenter', '1', 'person', ['我的账号', '我的帳號', 'My account', 'Tài khoản của tôi']],
      ['recharge', '/payBalance', '1-2', 'wallet', ['充值余额', '充值餘額', 'Recharge balance', 'Nạp số dư']],
      ['buy-ports', '/buyPort-user', '1-3', 'cart', ['购买端口', '購買端口', 'Buy ports', 'Mua cổng']],
      [
        'orders',
        '/paymentData-user',
        '1-4',
        'receipt',
        ['订单记录', '訂單記錄', 'Order records', 'Lịch sử đơn hàng'],
      ],
      [
        'purchases',
        '/buyData-user',
        '1-5',
        'receipt',
        ['购买记录', '購買記錄', 'Purchase records', 'Lịch sử mua'],
      ],
      ['ledger', '/turnover-user', '1-9', 'ledger', ['资金流水', '資金流水', 'Ledger', 'Sổ giao dịch']],
      [
        'login-log',
        '/loginLog-user',
        '1-6',
        'history',
        ['登录日志', '登入記錄', 'Login log', 'Nhật ký đăng nhập'],
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
      ['audit-log', '/auditLog', '111', 'history', ['操作日志', '操作記錄', 'Audit log', 'Nhật ký thao tác']],
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
        ['任务记录', '任務記錄', 'Task records', 'Lịch sử tác vụ'],
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
        ['登录日志', '登入記錄', 'Login logs', 'Nhật ký đăng nhập'],
      ],
    ],
  ],
  [
    'template',
    'template',
    ['模板示例', '範本示例', 'Template demos', 'Trang mẫu'],
    [
      ['template-table', '/template/table', null, 'table', ['表格', '表格', 'Table', 'Bảng']],
      [
        'template-editor',
        '/template/editor',
        null,
        'edit',
        ['编辑器', '編輯器', 'Editor', 'Trình soạn thảo'],
      ],
      ['template-charts', '/template/charts', null, 'chart', ['图表', '圖表', 'Charts', 'Biểu đồ']],
      ['template-form', '/template/form', null, 'form', ['表单', '表單', 'Form', 'Biểu mẫu']],
      ['template-upload', '/template/upload', null, 'upload', ['上传', '上載', 'Upload', 'Tải lên']],
      ['template-calendar', '/template/calendar', null, 'calendar', ['日历', '日曆', 'Calendar', 'Lịch']],
    ],
  ],
]

/** @returns the rows of the first menu, groups before their entries */
export function seededMenu(): MenuTable[] {
  return groups.flatMap(([id, icon, titles, entries], position) => [
    row({ id, parent_id: null, position, permission: null, icon, path: null, hidden: 0 }, titles),
    ...entries.map(([entry, path, permission, entryIcon, entryTitles, hidden], place) =>
      row(
        {
          id: entry,
          parent_id: id,
          position: place,
          permission,
          icon: entryIcon,
          path,
          hidden: hidden ? 1 : 0,
        },
        entryTitles,
      ),
    ),
  ])
}

function row(entry: Omit<MenuTable, 'titles'>, [cn, hk, en, vi]: Titles): MenuTable {
  const titles: Record<Locale, string> = { cn, hk, en, vi }
  return { ...entry, titles: JSON.stringify(titles) }
}
