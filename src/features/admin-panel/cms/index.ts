import { defineRoom } from '@/shared/cms/defineRoom'

import { adminPanelEndpoints } from './endpoints'

export { editGuards, saveConflictMessages } from './editGuards'
export { showCharacterLimits } from './characterLimits'
export { hideInternalFields } from './hideInternalFields'

export const adminPanelRoom = defineRoom({
  endpoints: adminPanelEndpoints,
  adminComponents: {
    graphics: {
      Logo: '/features/admin-panel/cms/Logo#Logo',
      Icon: '/features/admin-panel/cms/Logo#Icon',
    },
    providers: ['/features/admin-panel/cms/PanelGuard#PanelGuard'],
    beforeDashboard: [
      '/features/admin-panel/cms/ScheduleTroubles#ScheduleTroubles',
      '/features/admin-panel/cms/FirstPage#FirstPage',
    ],
  },
})
