import { BrandMark } from '@/shared/ui/art/BrandMark'

/** Shown above the login form. */
export function Logo() {
  return (
    <div className="power-years-logo">
      <BrandMark size={56} />
      <span>Power Years</span>
    </div>
  )
}

/** The link to the dashboard in the header of every view; Payload adds its accessible name. */
export function Icon() {
  return <BrandMark size={26} className="power-years-icon" />
}
