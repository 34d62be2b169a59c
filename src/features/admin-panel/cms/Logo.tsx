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
