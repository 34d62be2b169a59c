import { defineRoom } from '@/shared/cms/defineRoom'

export { editGuards } from './editGuards'

export const adminPanelRoom = defineRoom({
  adminComponents: {
    graphics: {
      Logo: '/features/admin-panel/cms/Logo#Logo',
      Icon: '/features/admin-panel/cms/Icon#Icon',
    },
    providers: ['/features/admin-panel/cms/PanelGuard#PanelGuard'],
    beforeDashboard: [
      '/features/admin-panel/cms/ScheduleTroubles#ScheduleTroubles',
      '/features/admin-panel/cms/Greeting#Greeting',
    ],
  },
})
