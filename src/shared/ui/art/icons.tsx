import { Drawing, type ArtProps } from './drawing'

/** A 24-px line icon. Always beside or inside something that says the same in words. */
function icon(lines: string) {
  return function Icon({ size = 24, className }: ArtProps) {
    return (
      <Drawing width={24} height={24} size={size} className={className}>
        <path d={lines} />
      </Drawing>
    )
  }
}

/** Day, light theme. */
export const SunIcon = /* @__PURE__ */ icon(
  'M12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM12 2v3M12 19v3M2 12h3M19 12h3M5.3 5.3l1.6 1.6M17.1 17.1l1.6 1.6M18.7 5.3l-1.6 1.6M6.9 17.1l-1.6 1.6',
)
/** Night, dark theme. */
export const MoonIcon = /* @__PURE__ */ icon('M20.5 14.6A9 9 0 1 1 10.6 3.2a7.6 7.6 0 0 0 9.9 11.4ZM18 3.5v5M15.5 6h5')
/** The lamp turned down. */
export const CandleIcon = /* @__PURE__ */ icon(
  'M8.5 11h7v10.5h-7ZM12 11V9M12 2.5c2.4 2.6 2.4 6 0 6.3-2.4-.3-2.4-3.7 0-6.3ZM5.5 21.5h13M10.5 14v3.5',
)
/** A raised palm: wait, take care, or by hand. */
export const HandIcon = /* @__PURE__ */ icon(
  'M7.6 12.3V6.1a1.6 1.6 0 0 1 3.1 0V11M10.7 6.1V4a1.6 1.6 0 0 1 3.1 0v7M13.8 5.3a1.6 1.6 0 0 1 3.1 0V11.5M16.9 8.2a1.6 1.6 0 0 1 3.1 0v6.3c0 4.2-2.6 7.5-6.7 7.5-2.8 0-4.5-1.2-5.9-3.6L4.1 13a1.6 1.6 0 0 1 2.6-1.8l.9 1.1M11 16.5q2.5-2 5.5-1.5',
)
/** Plants, gentle options. */
export const LeafIcon = /* @__PURE__ */ icon(
  'M5.5 18.5C2.8 10 8.5 3.5 20.5 3.5c.6 11-5.5 17.5-15 15ZM3 21 14.5 9.5M9.3 14.7V9.8M9.3 14.7h5',
)
/** Heat, hot flashes, tracking. */
export const FlameIcon = /* @__PURE__ */ icon(
  'M12 21.5c-5 0-8-3.6-8-7.5 0-4.2 3.7-5.5 4.1-11.5 3.2 1.9 4.3 4.9 4.2 7.2 1.5-1 2-2.5 1.9-4.2 3.3 2.4 5.8 5 5.8 8.5 0 3.9-3 7.5-8 7.5ZM12 21.5c-2.2 0-3.6-1.5-3.6-3.4 0-2.2 2.2-2.8 3.1-5.3 2.6 1.7 4.1 3.3 4.1 5.3 0 1.9-1.4 3.4-3.6 3.4Z',
)
/** Protection: privacy and safety. */
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 2.5c2.5 1.8 5 2.7 8.2 2.9.2 8-2.2 13-8.2 16.1C6 18.4 3.6 13.4 3.8 5.4 7 5.2 9.5 4.3 12 2.5ZM12 6v12M14.5 8h2.5M14.5 11h2.5M14.5 14h1.5',
)
/** A cup of tea: rest, self-care. */
export const CupIcon = /* @__PURE__ */ icon(
  'M4 10h12.5v4.5A5.5 5.5 0 0 1 11 20H9.5A5.5 5.5 0 0 1 4 14.5ZM16.5 11.5h1.3a2.6 2.6 0 0 1 0 5.2h-1.7M3 22h14.5M8 7C6.7 5.5 9.3 4.5 8 2.5M12.5 7c-1.3-1.5 1.3-2.5 0-4.5',
)
/** Reading, education. */
export const BookIcon = /* @__PURE__ */ icon(
  'M12 6.3C9.3 4.2 6 4 2.5 4.9v13.6c3.4-.9 6.7-.6 9.5 1.5 2.8-2.1 6.1-2.4 9.5-1.5V4.9C18 4 14.7 4.2 12 6.3ZM12 6.3V20M5.5 8.7q2-.4 3.8.5M5.5 12.2q2-.4 3.8.5M14.7 9.2q1.8-.9 3.8-.5M14.7 12.7q1.8-.9 3.8-.5',
)
/** Growth, protocols, supplements. */
export const SproutIcon = /* @__PURE__ */ icon(
  'M12 21.5V9.5M12 14.5C6.3 14.5 3.5 11 3.5 6.5c5.2 0 8.5 3 8.5 8ZM12 11c0-4.5 3-7.5 8.5-8 0 5-3 8-8.5 8ZM8 21.5h8',
)
/** Ask an Auntie, conversation. */
export const ChatIcon = /* @__PURE__ */ icon(
  'M12 3.5c5.3 0 9.5 3.4 9.5 7.7s-4.2 7.7-9.5 7.7c-1.1 0-2.2-.1-3.2-.4L4 20.8l1.3-3.9c-1.8-1.4-2.8-3.4-2.8-5.7C2.5 6.9 6.7 3.5 12 3.5ZM8 9.5h8M8 13h5',
)
/** Finding the way: the lost page, overviews. */
export const CompassIcon = /* @__PURE__ */ icon(
  'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM16.2 7.8l-2.5 5.9-5.9 2.5 2.5-5.9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2',
)
/** Search. */
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15.6 15.6 21 21M7 10.5A3.5 3.5 0 0 1 10.5 7',
)
/** Close or dismiss. */
export const CloseIcon = /* @__PURE__ */ icon('m5.5 5.5 13 13M18.5 5.5l-13 13')
/** Open the menu. */
export const MenuIcon = /* @__PURE__ */ icon('M3.5 6.5h17M3.5 12h17M3.5 17.5h11')
/** Something unfolds below. */
export const ChevronDownIcon = /* @__PURE__ */ icon('m5.5 9 6.5 6.5L18.5 9')
/** Onward. */
export const ArrowRightIcon = /* @__PURE__ */ icon('M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5')
/** Back. */
export const ArrowLeftIcon = /* @__PURE__ */ icon('M20.5 12h-17M10 5.5 3.5 12l6.5 6.5')
/** Opens in a new tab; the link's text says so too. */
export const ExternalIcon = /* @__PURE__ */ icon('M14 3.5h6.5V10M20.5 3.5 11 13M17.5 14v6.5h-14v-14H10')
/** Done, included. */
export const CheckIcon = /* @__PURE__ */ icon('m4 12.5 5.5 5.5L20 6.5')
/** A red flag: see a doctor, stop, an error. */
export const AlertIcon = /* @__PURE__ */ icon(
  'M5 22V2.5M5 4.5c4.5-2.5 9 2 15.5-.5l-2 5 2 5C14 16.5 9.5 12 5 14.5M11.5 6.3v3.4M11.5 11.9v.1',
)
/** Someone's words. */
export const QuoteIcon = /* @__PURE__ */ icon(
  'M9.5 6C5.5 7.2 3.5 10 3.5 14v3.5h6.5v-6H6.3M20 6c-4 1.2-6 4-6 8v3.5h6.5v-6h-3.7',
)
/** Begin. */
export const PlayIcon = /* @__PURE__ */ icon('M6.5 3.8v16.4L20 12Z')
/** Hold. */
export const PauseIcon = /* @__PURE__ */ icon('M6 4.5h3.8v15H6ZM14.2 4.5H18v15h-3.8Z')
/** Go on from where it was held. */
export const ResumeIcon = /* @__PURE__ */ icon('M4.5 4.5v15M9.5 4.5v15L21 12Z')
/** End. */
export const StopIcon = /* @__PURE__ */ icon('M5.5 5.5h13v13h-13Z')
/** How long it takes. */
export const ClockIcon = /* @__PURE__ */ icon('M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 6.5V12l3.8 2.8')
/** Print, for the doctor's visit. */
export const PrintIcon = /* @__PURE__ */ icon(
  'M7 8.5v-6h10v6M7 17.5H3.5v-9h17v9H17M7 14h10v7.5H7ZM9.7 17h4.6M9.7 19.2h3M17 11.3v.1',
)
/** A gift: donations, thanks. */
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20.8C6.3 17 2.8 13.3 2.8 9a4.9 4.9 0 0 1 9.2-2.4A4.9 4.9 0 0 1 21.2 9c0 4.3-3.5 8-9.2 11.8ZM6 9.3a1.9 1.9 0 0 1 1.9-1.9',
)
/** Sealed, private. */
export const LockIcon = /* @__PURE__ */ icon('M4.5 10.5h15v11h-15ZM7.5 10.5V7a4.5 4.5 0 0 1 9 0v3.5M12 14.5v3')
/** A capsule: medicines. */
export const PillIcon = /* @__PURE__ */ icon(
  'M4.6 13.6l9-9a4.1 4.1 0 0 1 5.8 5.8l-9 9a4.1 4.1 0 0 1-5.8-5.8ZM9.1 9.1l5.8 5.8M13.5 7l2-2',
)
/** Take a copy away. */
export const DownloadIcon = /* @__PURE__ */ icon('M12 3v12.5M6.5 10.5 12 16l5.5-5.5M3.5 20.5h17')
/** A circle of women: community. */
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 3.5h4l1.6 5-2.4 1.7a13 13 0 0 0 5.600 5.600l1.700-2.400 5 1.600v4c0 1-.8 1.700-1.800 1.600A17.500 17.500 0 0 1 3.400 5.300C3.300 4.300 4 3.500 5 3.500Z',
)
export const UsersIcon = /* @__PURE__ */ icon(
  'M12 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM5 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM19 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM6.5 21c0-5.5 2-8.5 5.5-8.5s5.5 3 5.5 8.5ZM7 14.8c-3.2-.8-5 1.7-5 6.2h1.5M17 14.8c3.2-.8 5 1.7 5 6.2h-1.5',
)
/** Something worth a second look; a favourite. */
export const StarIcon = /* @__PURE__ */ icon(
  'M12 2c1 6.2 3.8 9 10 10-6.2 1-9 3.8-10 10-1-6.2-3.8-9-10-10 6.2-1 9-3.8 10-10Z',
)
/** Practice: breath, movement, stillness. */
export const LotusIcon = /* @__PURE__ */ icon(
  'M12 4c2.8 2.7 4.2 5.5 4.2 8.3S14.6 17.8 12 19.5c-2.6-1.7-4.2-4.4-4.2-7.2S9.2 6.7 12 4ZM8.3 9.6C6.9 8.4 5.5 7.9 4.2 7.8c-.6 5.5 2 10.7 7.8 11.7 5.8-1 8.4-6.2 7.8-11.7-1.3.1-2.7.6-4.1 1.8M4.3 12.4q-1.4.1-2.3.6c1.3 4 5 6.5 10 6.5s8.7-2.5 10-6.5q-.9-.5-2.3-.6',
)
/** Food and nutrition. */
export const BowlIcon = /* @__PURE__ */ icon(
  'M2.5 11.5h19a9.5 9.5 0 0 1-6 8.8v1.2h-7v-1.2a9.5 9.5 0 0 1-6-8.8ZM7.5 11.5C5 8 6.5 4 10.5 2.5c2 3.5 1.2 7-1 9M8.3 11.5q0-3 1.2-5.5M13 11.5a3.2 3.2 0 0 1 6.3 0M15 5.5v.1',
)
/** Awakening: a new day. */
export const SunriseIcon = /* @__PURE__ */ icon(
  'M2 17.5h20M6.5 17.5a5.5 5.5 0 0 1 11 0M12 4.5V8M3.8 9.3l2.5 2.5M20.2 9.3l-2.5 2.5M7.3 5.6l1 2.3M16.7 5.6l-1 2.3M6 21h12',
)
/** Formulas: what is in the bottle, and the evidence. */
export const FlaskIcon = /* @__PURE__ */ icon(
  'M8.5 2.5h7M10 2.5v7L4.3 18.9c-.8 1.3 0 2.6 1.5 2.6h12.4c1.5 0 2.3-1.3 1.5-2.6L14 9.5v-7M7.3 14.5c2-1.2 3 .9 4.7.3s2.8-1.5 4.7-.3M11 18.2v.1M14 17.7v.1',
)
/** A boundary that opens from your side. */
export const GateIcon = /* @__PURE__ */ icon(
  'M3.5 21.5V6M20.5 21.5V6M3.5 3.4a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM20.5 3.4a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM3.5 8.5q8.5 5 17 0M3.5 18.5h17M8 10.2v8.3M12 11v7.5M16 10.2v8.3',
)
