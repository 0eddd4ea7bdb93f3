/** Notices of the client (R8.3), and texts of dialogs (R8.6). */
export const notices = {
  login_success: '登录成功，正在进入',
  accessed_try_account: '已进入试玩账号，资金为虚拟',
  refresh_success: '刷新成功',
  copy_success: '已复制',
  please_read_agree: '请先阅读并同意协议',
  please_install_pocket: '未检测到钱包，请先安装',
  auth_eth_login_failed: '钱包登录失败，请重试',
  app_new_version: '发现新版本，需更新后使用',
  'UPDATE APP FAILED': '更新失败，请检查网络后重试',
  tip: '提示',
  confirm: '确定',
  cancel: '取消',
} as const;
