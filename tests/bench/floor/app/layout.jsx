export const metadata = { title: 'The floor', description: 'The smallest page this framework serves.' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
