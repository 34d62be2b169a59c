import { inlineParts } from '@/shared/lib/pageTexts'
import { JsonLd } from '@/shared/ui/JsonLd'

import type { BlockOf, PageBlock } from '../view'

const isFaq = (block: PageBlock): block is BlockOf<'faq'> => block.blockType === 'faq'

const plain = (text: string) =>
  inlineParts(text)
    .map((part) => part.text)
    .join('')

/** The JSON-LD of a page's questions and answers; nothing on a page without. */
export function FaqJsonLd({ blocks }: { blocks: readonly PageBlock[] }) {
  const questions = blocks.filter(isFaq).flatMap((block) => block.questions ?? [])
  if (questions.length === 0) return null
  return (
    <JsonLd
      facts={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plain(answer ?? '') },
        })),
      }}
    />
  )
}
