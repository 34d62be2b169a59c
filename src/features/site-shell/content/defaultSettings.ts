/** What a new site says until its owner writes something else; the quoted texts are the owner's own. */
export const defaultSettings = {
  productName: 'Power Years',
  bannerLong: 'EVERYTHING IS FREE! Complete perimenopause awakening platform - no paywalls, donation-supported',
  bannerShort: 'EVERYTHING IS FREE! No paywalls',
  externalLinks: [{ label: 'Forest Oracle' }, { label: 'Aromatherapy' }, { label: 'Transformation Lab' }],
  exitAddress: 'https://www.bbc.co.uk/weather',
  footerNote: 'No data collection, no tracking',
  drawerNote: '100% Free Platform - No Tracking',
  complianceBadges: [
    {
      label: 'GDPR Compliant',
      explanation:
        'Europe’s data law. Done here: only what you choose to save is kept, and you can read it, take it along and erase it on this page.',
    },
    {
      label: 'HIPAA Compliant',
      explanation:
        'The US law for clinics, insurers and who works for them, which this site is not. Done here: what you save is sealed, and no name lies beside it.',
    },
    {
      label: 'CCPA Compliant',
      explanation:
        'California’s privacy law. Done here: nothing is sold, and what you save is yours to see and to delete.',
    },
  ],
}
