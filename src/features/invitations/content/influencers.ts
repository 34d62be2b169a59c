/** Plainly samples, so that the page shows how it works: no such people, and addresses that reach nobody. */
export const sampleInfluencers = [
  { name: 'Sample Influencer One', email: 'sample-one@example.com', followers: '12K', focus: 'Nutrition in midlife' },
  { name: 'Sample Influencer Two', email: 'sample-two@example.com', followers: '48K', focus: 'Strength training' },
  { name: 'Sample Influencer Three', email: 'sample-three@example.com', followers: '7K', focus: 'Sleep' },
  { name: 'Sample Influencer Four', email: 'sample-four@example.com', followers: '150K', focus: 'Menopause at work' },
] as const
