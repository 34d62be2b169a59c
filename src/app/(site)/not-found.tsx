export { NotFoundScreen as default } from '@/features/site-shell/site/NotFoundScreen'
