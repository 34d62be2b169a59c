import { BrandMark } from '@/shared/ui/art/BrandMark'

/** Above the form of the login screen. */
export function Logo() {
  return (
    <div className="power-years-logo">
      <BrandMark size={56} />
      <span>Power Years</span>
    </div>
  )
}
