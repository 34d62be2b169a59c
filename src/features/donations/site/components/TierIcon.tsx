import { Drawing } from '@/shared/ui/art/drawing'

const lines = {
  cup: 'M4 10h12.500v4.500A5.5 5.5 0 0 1 11 20H9.500A5.5 5.5 0 0 1 4 14.500ZM16.5 11.500h1.300a2.6 2.6 0 0 1 0 5.200h-1.700M3 22h14.500M8 7C6.7 5.5 9.3 4.5 8 2.500M12.5 7c-1.3-1.5 1.3-2.5 0-4.5',
  brain:
    'M12 5.200C10.8 3.4 8 3.5 7.2 5.4 5 5.6 4 7.7 4.8 9.5 3 10.6 3 13.4 4.8 14.5 4.4 16.8 6.2 18.4 8 18c.8 2.2 3.3 2.3 4 .6ZM12 5.200c1.2-1.8 4-1.7 4.8.2 2.2.2 3.2 2.3 2.4 4.1 1.8 1.1 1.8 3.9 0 5 .4 2.3-1.4 3.9-3.2 3.5-.8 2.2-3.3 2.3-4 .6M7.5 9.200q1.8-.2 2.2 1.800M7.8 14.800q.6-1.8 2-1.600M16.5 9.200q-1.8-.2-2.2 1.800M16.2 14.800q-.6-1.8-2-1.6',
  lamp: 'M9 17.500h6M9.5 21h5M9 17.500c0-2.6-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5.4-3.5 8M9.8 10l2.2 2 2.2-2M12 12v5.5',
  roof: 'M2.5 12 12 3.5 21.5 12M5 10v10.500h14V10M10 20.500V15a2 2 0 0 1 4 0v5.500M17 7.800V4',
}

/** The icon of a donation tier; decorative. */
export function TierIcon({ icon, className }: { icon: keyof typeof lines; className?: string }) {
  return (
    <Drawing width={24} height={24} size={28} className={className}>
      <path d={lines[icon]} />
    </Drawing>
  )
}
