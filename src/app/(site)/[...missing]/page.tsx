import { notFound } from 'next/navigation'

/** Any address that no other page answers: the lost page inside the shell, with status 404. */
export default function Page() {
  notFound()
}
