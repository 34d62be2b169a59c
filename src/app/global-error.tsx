'use client'

/** Last resort when even the shell failed to render: no style sheet, font or picture that could fail as well. */
export default function GlobalError() {
  return (
    <html lang="en-US">
      <head>
        <title>We dropped something</title>
        <meta name="color-scheme" content="light dark" />
      </head>
      <body
        style={{
          fontFamily: 'Georgia, serif',
          lineHeight: 1.6,
          maxWidth: '36rem',
          margin: '15vh auto',
          padding: '0 1.5rem',
        }}
      >
        <h1 style={{ fontWeight: 500 }}>We dropped something</h1>
        <p>The whole site stumbled, and it was us, not you. Nothing you saved in this browser is lost.</p>
        <p>
          {/* A plain link: the router may be what failed. */}
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
          <a href="/">Try again</a>
        </p>
      </body>
    </html>
  )
}
