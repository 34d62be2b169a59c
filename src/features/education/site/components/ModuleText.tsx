import type { ReactNode } from 'react'

import type { EducationModule, Media } from '@/payload-types'
import { ExternalIcon } from '@/shared/ui/art/icons'

import { headingAnchors } from '../../domain/sections'
import { isTreatmentTable } from '../../domain/treatmentTables'
import { Citation, type Numbering } from './Citation'
import { TreatmentTable } from './TreatmentTable'

/** The nodes that the module editor can create (cms/moduleEditor.ts); any other node renders its children. */
type Node = {
  type: string
  children?: Node[]
  text?: string
  format?: number | string
  tag?: string
  listType?: string
  value?: unknown
  fields?: {
    blockType?: string
    reference?: unknown
    locator?: string | null
    notice?: string | null
    url?: string
    linkType?: string
    doc?: { value?: unknown } | null
  }
}

type Rendering = Numbering & { anchorOf: (heading: string) => string }

// The bits of Lexical's text formats that the editor offers.
const bold = 1
const italic = 2

const plainText = (nodes: Node[] = []): string => nodes.map((node) => node.text ?? plainText(node.children)).join('')

function Words({ node }: { node: Node }) {
  const format = typeof node.format === 'number' ? node.format : 0
  const emphasised = format & italic ? <em>{node.text}</em> : node.text
  return format & bold ? <strong>{emphasised}</strong> : emphasised
}

/** The path of an internal link, as typed or selected in the editor; null for an external one. */
function internalAddress({ linkType, url, doc }: NonNullable<Node['fields']>): string | null {
  if (linkType !== 'internal') return url && /^[/#](?!\/)/.test(url) ? url : null
  const target = doc?.value
  return typeof target === 'object' && target !== null && 'slug' in target && target.slug
    ? `/education/${target.slug}`
    : null
}

function TextLink({ fields = {}, children }: { fields?: Node['fields']; children: ReactNode }) {
  const internal = internalAddress(fields)
  if (internal) return <a href={internal}>{children}</a>
  // Unpublished modules and unsafe URLs render without a link.
  if (fields.linkType === 'internal' || !/^(?:https?:|mailto:)/i.test(fields.url ?? '')) return <>{children}</>
  return (
    <a href={fields.url} target="_blank" rel="noopener noreferrer external">
      {children}
      <ExternalIcon size={15} className="ml-1 inline align-[-0.1em] print:hidden" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function Picture({ media }: { media: Media }) {
  const page = media.sizes?.page?.url ? media.sizes.page : media
  const phone = media.sizes?.phone
  if (!page.url) return null
  return (
    <figure className="my-8">
      {/* next/image adds client code; these pictures already have the right size. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        src={page.url}
        srcSet={phone?.url ? `${phone.url} ${phone.width}w, ${page.url} ${page.width}w` : undefined}
        sizes="(min-width: 48rem) 42rem, 92vw"
        width={page.width ?? undefined}
        height={page.height ?? undefined}
        alt={media.alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full border border-line"
      />
      {media.credit && <figcaption className="mt-2 text-sm text-soft-ink">{media.credit}</figcaption>}
    </figure>
  )
}

function render(nodes: Node[] | undefined, rendering: Rendering): ReactNode[] {
  return (nodes ?? []).map((node, index) => {
    const inside = () => render(node.children, rendering)
    switch (node.type) {
      case 'text':
        return <Words key={index} node={node} />
      case 'linebreak':
        return <br key={index} />
      case 'paragraph':
        return node.children?.length ? <p key={index}>{inside()}</p> : null
      case 'heading': {
        const Heading = node.tag === 'h3' ? 'h3' : 'h2'
        return (
          <Heading key={index} id={rendering.anchorOf(plainText(node.children))}>
            {inside()}
          </Heading>
        )
      }
      case 'list': {
        const List = node.listType === 'number' ? 'ol' : 'ul'
        return <List key={index}>{inside()}</List>
      }
      case 'listitem':
        return <li key={index}>{inside()}</li>
      case 'quote':
        return (
          <blockquote key={index}>
            <p>{inside()}</p>
          </blockquote>
        )
      case 'link':
      case 'autolink':
        return (
          <TextLink key={index} fields={node.fields}>
            {inside()}
          </TextLink>
        )
      case 'upload':
        return typeof node.value === 'object' && node.value ? <Picture key={index} media={node.value as Media} /> : null
      case 'block':
        return isTreatmentTable(node.fields) ? (
          <TreatmentTable key={index} table={node.fields} numbering={rendering} />
        ) : null
      case 'inlineBlock':
        return node.fields?.blockType === 'citation' ? (
          <Citation
            key={index}
            reference={node.fields.reference}
            locator={node.fields.locator}
            notice={node.fields.notice}
            next={nodes?.[index - 1]?.type === 'inlineBlock'}
            numbers={rendering.numbers}
            cited={rendering.cited}
          />
        ) : null
      default:
        return node.children ? inside() : null
    }
  })
}

type ModuleTextProps = {
  content: NonNullable<EducationModule['content']>
  /** Reference id → number in the list of sources. */
  numbers: ReadonlyMap<number, number>
}

/** Renders a module's rich text on the server, without any of the editor's code. */
export function ModuleText({ content, numbers }: ModuleTextProps) {
  const rendering = { anchorOf: headingAnchors(), numbers, cited: new Set<number>() }
  return <>{render(content.root.children as Node[], rendering)}</>
}
