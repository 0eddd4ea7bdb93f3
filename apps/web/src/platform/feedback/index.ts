export type { ConfirmOptions } from '@tessera/ui/dialog/confirm.tsx';
export { dismissToast, onToast, type ToastOptions, toast } from '@tessera/ui/toast/toast-store.ts';
export { confirm } from './confirm.ts';
export { cancelLoading, loadingStore, showLoading, withLoading } from './loading-store.ts';
