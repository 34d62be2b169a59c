import { defineRoom } from '@/shared/cms/defineRoom'

import { adminPanelEndpoints } from './endpoints'

export { editGuards, savedMeanwhile } from './editGuards'
export { fieldRoom } from './fieldRoom'
export { innerFields } from './innerFields'

export const adminPanelRoom = defineRoom({
  endpoints: adminPanelEndpoints,
  adminComponents: {
    graphics: {
      Logo: '/features/admin-panel/cms/Logo#Logo',
      Icon: '/features/admin-panel/cms/Icon#Icon',
    },
    providers: ['/features/admin-panel/cms/PanelGuard#PanelGuard'],
    beforeDashboard: [
      '/features/admin-panel/cms/ScheduleTroubles#ScheduleTroubles',
      '/features/admin-panel/cms/FirstPage#FirstPage',
    ],
  },
})
