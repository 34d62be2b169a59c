import { BrandMark } from '@/shared/ui/art/BrandMark'

/** The link to the dashboard in the header of every view; Payload adds its accessible name. */
export function Icon() {
  return <BrandMark size={26} className="power-years-icon" />
}
