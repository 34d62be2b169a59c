'use client'

export { BrokenPageScreen as default } from '@/features/site-shell/site/islands/BrokenPageScreen.island'
