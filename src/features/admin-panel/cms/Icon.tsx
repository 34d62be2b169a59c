import { BrandMark } from '@/shared/ui/art/BrandMark'

/** Leads to the dashboard, at the head of every screen. Payload names the link. */
export function Icon() {
  return <BrandMark size={26} className="power-years-icon" />
}
