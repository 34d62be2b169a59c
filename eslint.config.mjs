import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import boundaries from 'eslint-plugin-boundaries'
import tseslint from 'typescript-eslint'

const sameRoom = { room: '{{ from.element.captured.room }}' }
const ownRoom = (...types) => types.map((type) => ({ to: { element: { type, captured: sameRoom } } }))
const any = (...types) => types.map((type) => ({ to: { element: { type } } }))
const from = (type, allow) => ({ from: { element: { type } }, allow })

const config = [
  {
    ignores: [
      '.next/**',
      '.next-*/**',
      '.data/**',
      'node_modules/**',
      'next-env.d.ts',
      'src/payload-types.ts',
      'src/app/(payload)/**',
      'migrations/**',
      'test-results/**',
      // Data, a message a line.
      'src/features/auntie/content/examples/**',
    ],
  },
  // Its rules analyse every function as a component would be compiled, which costs most of the time of all linting.
  ...nextVitals.map((part) => (part.rules ? { ...part, files: ['src/**/*.tsx'], ignores: ['**/*.test.tsx'] } : part)),
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      // A default branch is an answer for all others: Stripe alone has two hundred kinds of event.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { files: ['scripts/**', 'tests/**', 'src/testing/**', 'src/server/**'], rules: { 'no-console': 'off' } },
  {
    // Playwright's fixtures take a function called `use`, which is no React hook.
    files: ['tests/e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'payload.config.ts'],
    plugins: { boundaries },
    settings: {
      // Without the resolver every "@/" import passes unchecked.
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/include': ['src/**/*', 'payload.config.ts'],
      'boundaries/elements': [
        // Single files (contracts, slugs, environment) are no elements; dependency-cruiser watches them.
        // Parentheses are groups in a pattern: route groups are written in brackets.
        { type: 'site-route', pattern: 'src/app/[(]site[)]' },
        { type: 'cms-route', pattern: 'src/app/[(]payload[)]' },
        { type: 'cms', pattern: 'src/features/*/cms', capture: ['room'] },
        { type: 'site', pattern: 'src/features/*/site', capture: ['room'] },
        { type: 'domain', pattern: 'src/features/*/domain', capture: ['room'] },
        { type: 'content', pattern: 'src/features/*/content', capture: ['room'] },
        { type: 'shared-lib', pattern: 'src/shared/lib' },
        { type: 'shared-ui', pattern: 'src/shared/ui' },
        { type: 'shared-browser', pattern: 'src/shared/browser' },
        { type: 'shared-server', pattern: 'src/shared/server' },
        { type: 'shared-cms', pattern: 'src/shared/cms' },
        { type: 'shared-search', pattern: 'src/shared/search' },
        // What runs in the browser of an integration is a room's to show.
        { type: 'integrations-browser', pattern: 'src/integrations/*/browser' },
        { type: 'integrations', pattern: 'src/integrations' },
        { type: 'vault', pattern: 'src/vault' },
        { type: 'server', pattern: 'src/server' },
        { type: 'testing', pattern: 'src/testing' },
      ],
      'boundaries/files': [{ category: 'test', pattern: '**/*.test.{ts,tsx}' }],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            from('site-route', any('site-route', 'site', 'shared-ui', 'shared-lib', 'shared-server')),
            from('cms-route', any('cms-route')),
            from('cms', [
              ...ownRoom('cms', 'domain', 'content'),
              ...any('vault', 'shared-cms', 'shared-search', 'shared-lib', 'shared-ui', 'integrations'),
            ]),
            from('site', [
              ...ownRoom('site', 'domain', 'content'),
              ...any(
                'shared-ui',
                'shared-lib',
                'shared-server',
                'shared-search',
                'shared-browser',
                'integrations-browser',
              ),
            ]),
            from('domain', [...ownRoom('domain'), ...any('shared-lib')]),
            from('content', [...ownRoom('content', 'domain'), ...any('shared-lib')]),
            from('shared-lib', any('shared-lib')),
            from('shared-ui', any('shared-ui', 'shared-lib', 'shared-browser')),
            from('shared-browser', any('shared-browser', 'shared-lib')),
            from('shared-server', any('shared-server', 'shared-lib')),
            from('shared-cms', any('shared-cms', 'shared-search', 'shared-lib')),
            from('shared-search', any('shared-search', 'shared-lib')),
            from('vault', any('vault', 'shared-cms', 'shared-lib')),
            from('integrations', any('integrations', 'shared-lib')),
            from('server', any('server')),
            from('testing', any('testing', 'shared-lib', 'shared-cms', 'cms')),
            {
              from: { file: { categories: 'test' } },
              allow: any('testing', 'vault', 'cms', 'shared-cms', 'shared-server', 'integrations'),
            },
          ],
        },
      ],
    },
  },
  prettier,
]

export default config
