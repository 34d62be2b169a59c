const room = '^src/features/([^/]+)/'

/** The one-way street of docs/where-it-lives.md, for chains and cycles as well. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rooms-never-import-rooms',
      comment: 'The route composes rooms, or they relate through a slug.',
      severity: 'error',
      from: { path: room },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'cms-and-site-meet-in-the-contract',
      severity: 'error',
      from: { path: `${room}cms/` },
      to: { path: '^src/features/[^/]+/site/' },
    },
    {
      name: 'site-never-imports-cms',
      severity: 'error',
      from: { path: `${room}site/` },
      to: { path: '^src/features/[^/]+/cms/|^src/shared/cms/|^payload\\.config' },
    },
    {
      name: 'domain-and-contract-are-pure',
      severity: 'error',
      from: { path: `${room}(?:domain/|records/|contract\\.ts)`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: '^src/features/$1/(?:domain/|records/|contract\\.ts)|^src/shared/lib/' },
    },
    {
      name: 'domain-stands-below-the-contract',
      comment: 'The contract is made of the domain’s rules; what needs the contract stands in records/.',
      severity: 'error',
      from: { path: `${room}domain/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/[^/]+/(?:records/|contract\\.ts)' },
    },
    {
      name: 'domain-knows-no-library-but-pure-ones',
      severity: 'error',
      from: { path: `${room}(?:domain/|records/|contract\\.ts)`, pathNot: '\\.test\\.tsx?$' },
      // Confusable characters, date arithmetic, the language of a text, words for a secret: pure functions.
      to: { path: 'node_modules', pathNot: 'node_modules/(?:zod|confusables|date-fns|tinyld|@scure/bip39)/' },
    },
    {
      name: 'domain-does-no-io',
      severity: 'error',
      from: { path: `${room}(?:domain/|records/|contract\\.ts)`, pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'islands-stay-in-the-browser',
      severity: 'error',
      from: { path: '\\.island\\.tsx$' },
      to: {
        path: '/cms/|^src/shared/(?:server|search)/|^src/vault/|^src/integrations/|^payload\\.config|/queries\\.ts$',
      },
    },
    {
      name: 'shared-knows-no-room',
      severity: 'error',
      from: { path: '^src/(?:shared|vault|integrations)/' },
      to: { path: '^src/(?:features|app)/' },
    },
    {
      name: 'shared-stands-below-vault-and-vendors',
      comment: 'src/vault and src/integrations are built on src/shared.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(?:vault|integrations|server|operations)/' },
    },
    {
      name: 'the-browser-part-of-shared-stays-there',
      severity: 'error',
      from: { path: '^src/shared/(?:browser|lib|ui)/' },
      to: { path: '^src/shared/(?:cms|server|search)/' },
    },
    {
      name: 'routes-reach-rooms-by-their-site',
      severity: 'error',
      from: { path: '^src/app/\\(site\\)/' },
      to: { path: '^src/(?:features/[^/]+/cms|shared/cms)/' },
    },
    {
      name: 'the-config-lists-rooms',
      comment: 'Whatever a room has in the CMS is declared in its cms/index.ts.',
      severity: 'error',
      from: { path: '^payload\\.config\\.ts$' },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/cms/index\\.ts$' },
    },
    {
      name: 'nothing-below-imports-the-config',
      comment: 'It lists the rooms. src/app/payload.ts hands it to their queries.',
      severity: 'error',
      from: { path: '^src/(?:features|shared|vault|integrations|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^payload\\.config' },
    },
    {
      name: 'no-server-only-behind-the-cms',
      comment: 'The command line loads payload.config.ts in plain Node.',
      severity: 'error',
      from: { path: '^payload\\.config\\.ts$' },
      to: { path: 'node_modules/server-only/', reachable: true },
    },
    {
      name: 'vendors-only-in-integrations',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:integrations|testing)/' },
      to: { path: 'node_modules/(?:stripe|@stripe|openai|resend|@aws-sdk)/' },
    },
    {
      name: 'the-site-never-imports-its-commands',
      comment: 'What npm start, backup and restore do stands above the site; scripts/ and tests/ call it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:operations|testing)/|\\.test\\.tsx?$' },
      to: { path: '^src/operations/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$|^src/testing/' },
      to: { path: '^src/testing/|^tests/|\\.test\\.tsx?$' },
    },
  ],
  required: [
    {
      name: 'roots-of-routes-hand-in-the-config',
      comment: 'A page gets it by the root layout; a handler, which has no layout, imports it itself.',
      severity: 'error',
      module: {
        path: '^src/app/(?:\\(site\\)/layout\\.tsx|(?:.+/)?(?:route|sitemap|manifest)\\.ts)$',
        // Payload's own routes, and two that ask the CMS nothing.
        pathNot: '^src/app/(?:\\(payload\\)|\\.well-known|\\(site\\)/preview/leave)/',
      },
      to: { path: '^src/app/payload\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/.*/node_modules|\\.next' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
