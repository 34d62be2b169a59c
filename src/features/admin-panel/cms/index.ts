import { defineRoom } from '@/shared/cms/defineRoom'

export const adminPanelRoom = defineRoom({
  adminComponents: {
    graphics: {
      Logo: '/features/admin-panel/cms/Logo#Logo',
      Icon: '/features/admin-panel/cms/Icon#Icon',
    },
    beforeDashboard: [
      '/features/admin-panel/cms/ScheduleTroubles#ScheduleTroubles',
      '/features/admin-panel/cms/Greeting#Greeting',
    ],
  },
})
