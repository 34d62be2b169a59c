import { indexesForSearch } from '@/shared/cms/searchDocuments'
import { slugs } from '@/slugs'

/** Puts published, active stacks into the search over the whole site. */
export const searchStacks = indexesForSearch({
  collection: slugs.stacks,
  kind: 'stack',
  toDocument: (stack) =>
    stack.isActive
      ? {
          href: `/smart-stacks/${stack.slug}`,
          title: stack.name,
          summary: stack.description,
          // What is left out on purpose is found too: whoever asks for it learns why.
          keywords: [
            stack.tagline,
            ...stack.targetSymptoms.map((symptom) => symptom.replaceAll('_', ' ')),
            ...(stack.supplements ?? []).map(({ name }) => name),
          ].join('\n'),
          body: [
            stack.instructions,
            stack.expectedTimeline,
            stack.coreProducts ?? '',
            stack.additionalSupports ?? '',
            stack.lifestyleIntegration ?? '',
            ...(stack.supplements ?? []).map(({ evidenceNote, cautions }) => `${evidenceNote} ${cautions}`),
          ].join('\n'),
        }
      : null,
})
