export { onToast, toast } from '@tessera/ui/toast/toast-store.ts';
export { confirm } from './confirm.ts';
export { cancelLoading, loadingStore, showLoading, withLoading } from './loading-store.ts';
