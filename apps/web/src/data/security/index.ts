export { changePassword, refreshSecurity, type Security, securityOptions } from './security.ts';
