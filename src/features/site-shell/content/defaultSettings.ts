/** What a new site says until its owner writes something else; the quoted texts are the owner's own. */
export const defaultSettings = {
  productName: 'Power Years',
  bannerLong: 'EVERYTHING IS FREE! Complete perimenopause awakening platform - no paywalls, donation-supported',
  bannerShort: 'EVERYTHING IS FREE! No paywalls',
  externalLinks: [{ label: 'Forest Oracle' }, { label: 'Aromatherapy' }, { label: 'Transformation Lab' }],
  exitAddress: 'https://www.bbc.co.uk/weather',
  footerNote: 'No data collection, no tracking',
  drawerNote: '100% Free Platform - No Tracking',
  complianceBadges: [{ label: 'GDPR Compliant' }, { label: 'HIPAA Compliant' }, { label: 'CCPA Compliant' }],
}
