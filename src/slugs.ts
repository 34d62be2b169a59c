/** Every collection and global, by what the project calls it. No slug equals the first segment of a call's path. */
export const slugs = {
  users: 'users',
  auditTrail: 'audit-trail',
  media: 'media',
  educationModules: 'education-modules',
  references: 'references',
  redFlags: 'red-flags',
  claims: 'claims',
  claimReports: 'claim-reports',
  corrections: 'corrections',
  factReasons: 'fact-reasons',
  approvals: 'approvals',
  textChecks: 'text-checks',
  comments: 'comments',
  wisdomQuotes: 'wisdom-quotes',
  wisdomEntries: 'wisdom-entries',
  patternCards: 'pattern-cards',
  dashboardFocus: 'dashboard-focus',
  practiceSessions: 'practice-sessions',
  tarotCards: 'tarot-cards',
  bingoBoards: 'bingo-boards',
  donations: 'donations',
  influencers: 'influencers',
  invitationBatches: 'invitation-batches',
  campaigns: 'campaigns',
  auntieSafety: 'auntie-safety',
  stacks: 'stacks',
  ingredients: 'ingredients',
  brands: 'brands',
  archetypes: 'archetypes',
  experts: 'experts',
  councilPage: 'council-page',
  assessmentTexts: 'assessment-texts',
  siteSettings: 'site-settings',
  pages: 'pages',
  redirects: 'redirects',
  homeBlocks: 'home-blocks',
  homePage: 'home-page',
  trackingPage: 'tracking-page',
  nowPage: 'now-page',
  diaryDialogs: 'diary-dialogs',
  diaryHistory: 'diary-history',
  offlinePage: 'offline-page',
  searchPage: 'search-page',
  supportPage: 'support-page',
  privacyPage: 'privacy-page',
  coachingPage: 'coaching-page',
  libraryPage: 'library-page',
  readerPage: 'reader-page',
  donateDialog: 'donate-dialog',
  invitePage: 'invite-page',
  letterTexts: 'letter-texts',
  menus: 'menus',
  dashboardPage: 'dashboard-page',
  auntiePage: 'auntie-page',
  bingoPage: 'bingo-page',
  practicePage: 'practice-page',
  communityPage: 'community-page',
  boundaryPage: 'boundary-page',
  tarotPage: 'tarot-page',
  archetypesPage: 'archetypes-page',
  cleanBeautyPage: 'clean-beauty-page',
  stacksPage: 'stacks-page',
  ownKeyPanel: 'own-key-panel',
  checkingPage: 'checking-page',
  correctionsPage: 'corrections-page',
  warningSignsPage: 'warning-signs-page',
  safetyCasePage: 'safety-case-page',
} as const

export type ContentSlug = Exclude<
  (typeof slugs)[keyof typeof slugs],
  | typeof slugs.users
  | typeof slugs.approvals
  | typeof slugs.textChecks
  | typeof slugs.factReasons
  | typeof slugs.auditTrail
  | typeof slugs.claimReports
  | typeof slugs.comments
  | typeof slugs.donations
  | typeof slugs.influencers
  | typeof slugs.invitationBatches
  | typeof slugs.campaigns
>
