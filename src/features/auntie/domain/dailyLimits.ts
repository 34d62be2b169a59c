/** What the site spends on the model in a day unless its editors say otherwise: some 500 answers of 3,000 tokens. */
export const defaultDailyLimits = { calls: 500, tokens: 1_500_000 }
