import { buttonClass } from '@/shared/ui/Button'
import { CategoryEmblem } from '@/shared/ui/art/CategoryEmblem'
import { AlertIcon } from '@/shared/ui/art/icons'

import type { BlockOf } from '../view'
import { BlockLink, Paragraph } from './words'

const isShown = <Media extends object>(media: number | Media | null | undefined): media is Media =>
  typeof media === 'object' && media !== null

const sizeOf = (media: Exclude<BlockOf<'picture'>['picture'], number>) =>
  media.sizes?.page?.url ? media.sizes.page : media

type MediaProps = { media: Exclude<BlockOf<'picture'>['picture'], number>; className?: string; sizes: string }

/** A picture in the size its place asks for. */
function Image({ media, className, sizes }: MediaProps) {
  const page = sizeOf(media)
  const phone = media.sizes?.phone
  return page.url ? (
    // next/image adds client code; these pictures already have the right size.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={page.url}
      srcSet={phone?.url ? `${phone.url} ${phone.width}w, ${page.url} ${page.width}w` : undefined}
      sizes={sizes}
      width={page.width ?? undefined}
      height={page.height ?? undefined}
      alt={media.alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  ) : null
}

/** The opening of a page: its name in large type, and a drawing or picture in the arch. */
export function Hero({ block, isFirst }: { block: BlockOf<'hero'>; isFirst: boolean }) {
  const Heading = isFirst ? 'h1' : 'h2'
  const { eyebrow, heading, text, href, linkLabel, emblem, picture } = block
  const hasArch = isShown(picture) || emblem
  return (
    <section className={`grid items-center gap-12 ${hasArch ? 'md:grid-cols-[1.5fr_1fr] lg:gap-20' : ''}`}>
      <div>
        {eyebrow && <p className="caps">{eyebrow}</p>}
        <Heading
          className={`mt-4 text-balance ${isFirst ? 'text-[clamp(2.3rem,1.6rem+3.2vw,3.8rem)] large-text:text-4xl' : 'text-4xl'}`}
        >
          {heading}
        </Heading>
        <Paragraph text={text} className="mt-6 max-w-136 text-lg text-soft-ink" />
        <div className="mt-8 empty:hidden">
          <BlockLink href={href} words={linkLabel} className={buttonClass()} />
        </div>
      </div>
      {hasArch && (
        <div className="mx-2 my-2 flex aspect-6/7 w-56 max-w-full items-center justify-center justify-self-center overflow-hidden rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 text-moonlight outline outline-offset-8 outline-line lg:w-72">
          {isShown(picture) ? (
            <Image media={picture} sizes="18rem" className="size-full object-cover" />
          ) : (
            emblem && <CategoryEmblem category={emblem} size={120} />
          )}
        </div>
      )}
    </section>
  )
}

/** Up to nine things of one kind, parted by hairlines. */
export function Cards({ block: { heading, cards } }: { block: BlockOf<'cards'> }) {
  const Title = heading ? 'h3' : 'h2'
  return (
    <section>
      {heading && <h2 className="mb-5">{heading}</h2>}
      <ul className="grid gap-x-12 border-t-[1.5px] border-ink md:grid-cols-2 lg:grid-cols-3">
        {cards?.map(({ id, title, text, href, linkLabel, emblem }) => (
          <li key={id} className={`border-b border-line py-6 ${emblem ? 'grid grid-cols-[3.5rem_1fr] gap-x-4' : ''}`}>
            {emblem && <CategoryEmblem category={emblem} size={46} className="text-marigold" />}
            <div>
              <Title className="text-xl">{title}</Title>
              <Paragraph text={text} className="mt-1.5 text-soft-ink" />
              <BlockLink
                href={href}
                words={linkLabel}
                about={title}
                className="mt-1 inline-flex min-h-11 items-center font-semibold"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One thing after the other, numbered in large figures. */
export function Steps({ block: { heading, introduction, steps } }: { block: BlockOf<'steps'> }) {
  return (
    <section className="max-w-2xl">
      <h2>{heading}</h2>
      <Paragraph text={introduction} className="mt-3 text-soft-ink" />
      <ol className="mt-5 border-t-[1.5px] border-ink">
        {steps?.map(({ id, title, text }, index) => (
          <li key={id} className="grid grid-cols-[3rem_1fr] gap-x-4 border-b border-line py-5">
            <span aria-hidden="true" className="font-serif text-3xl leading-none text-marigold tabular">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <Paragraph text={text} className="mt-1.5" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const calloutStyles = {
  note: 'border-y border-line bg-leaf px-5 py-6 sm:px-7',
  insight: 'border-l-[3px] border-marigold py-1 pl-5 sm:pl-7',
  warning: 'border-[1.5px] border-rose px-5 py-5 sm:px-7',
}

/** What stands out from the text: a note, what to take home, or a warning. */
export function Callout({ block: { kind, heading, text } }: { block: BlockOf<'callout'> }) {
  return (
    <aside aria-label={heading} className={`max-w-2xl ${calloutStyles[kind ?? 'note']}`}>
      <h2 className={`flex items-center gap-3 text-xl ${kind === 'warning' ? 'text-rose' : ''}`}>
        {kind === 'warning' && <AlertIcon size={26} className="shrink-0" />}
        {heading}
      </h2>
      <Paragraph text={text} className="mt-2" />
    </aside>
  )
}

/** A line worth a line of its own. */
export function Quote({ block: { text, by } }: { block: BlockOf<'quote'> }) {
  return (
    <figure className="mx-auto max-w-2xl text-center">
      <blockquote className="slanted text-3xl leading-snug text-balance">
        <p>{text}</p>
      </blockquote>
      {by && <figcaption className="mt-4 text-sm text-soft-ink">{by}</figcaption>}
    </figure>
  )
}

/** A picture with its caption, plain or in the arch. */
export function PictureFigure({ block: { picture, caption, arch } }: { block: BlockOf<'picture'> }) {
  if (!isShown(picture)) return null
  const line = [caption, picture.credit].filter(Boolean).join(' · ')
  return (
    <figure className={arch ? 'mx-auto w-80 max-w-full' : 'max-w-4xl'}>
      <Image
        media={picture}
        sizes={arch ? '20rem' : '(min-width: 56rem) 56rem, 92vw'}
        className={`border border-line ${arch ? 'aspect-6/7 w-full rounded-t-full object-cover outline outline-offset-8 outline-line' : 'h-auto w-full'}`}
      />
      {line && (
        <figcaption className={`text-sm text-soft-ink ${arch ? 'mt-5 text-center' : 'mt-2'}`}>{line}</figcaption>
      )}
    </figure>
  )
}

/** A video that this site serves itself: nothing is loaded before it is asked for, and no player of another's. */
export function Video({ block: { video, poster, heading, transcript } }: { block: BlockOf<'video'> }) {
  if (!isShown(video) || !video.url) return null
  return (
    <figure className="max-w-3xl">
      <figcaption>
        <h2 className="text-xl">{heading}</h2>
      </figcaption>
      <video
        controls
        preload="none"
        playsInline
        aria-label={heading}
        poster={isShown(poster) ? (sizeOf(poster).url ?? undefined) : undefined}
        className="mt-3 aspect-video w-full border border-line bg-night-1"
      >
        <source src={video.url} type={video.mimeType ?? undefined} />
        <track kind="captions" src={`/api/media/captions/${video.id}`} srcLang="en" label="English" default />
      </video>
      {transcript && (
        <details className="border-b border-line">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">Transcript</summary>
          <div className="pb-4 whitespace-pre-line">
            <Paragraph text={transcript} />
          </div>
        </details>
      )}
    </figure>
  )
}
