import { JsonLd } from '@/shared/ui/JsonLd'

import type { ModuleView } from '../view'

type ModuleFactsProps = { module: ModuleView; address: string }

/** The JSON-LD of a module. Contains only what the page shows as well. */
export function ModuleJsonLd({ module, address }: ModuleFactsProps) {
  const { title, description, metadata, keyInsight, notices, reviewedDay, changedDay, sources } = module
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    url: address,
    name: title,
    description: notices.description ? metadata.description : description,
    ...(!notices.keyInsight && { abstract: keyInsight }),
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    ...(changedDay && { dateModified: changedDay }),
    ...(reviewedDay && { lastReviewed: reviewedDay }),
    citation: sources
      .filter(({ cited }) => cited)
      .map(({ authors, title: name, year, url }) => ({
        '@type': 'CreativeWork',
        name,
        author: authors,
        ...(year && { datePublished: String(year) }),
        ...(url && { url }),
      })),
  }
  return <JsonLd facts={facts} />
}
