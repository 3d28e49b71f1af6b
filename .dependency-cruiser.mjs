/** The borders of the code base, checked by `npm run check` (docs/architecture.md, "Borders"). */
const only = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/**
 * The domains of the product, in order: each imports itself and earlier ones. Dependencies in the other direction are hooks connected by
 * `apps/server/src/app/hooks.ts`.
 */
const domains = ['platform', 'people', 'desk', 'money', 'work']

/** One rule per folder: it imports none of the later ones. */
const upward = (name, parent, order) =>
  order
    .slice(0, -1)
    .map((folder, index) =>
      only(
        name,
        `${order.join(', ')}: each imports itself and those before it.`,
        { path: `^${parent}/${folder}/`, pathNot: '[.]test[.]ts$' },
        { path: `^${parent}/(${order.slice(index + 1).join('|')})/` },
      ),
    )

export default {
  forbidden: [
    only(
      'no-circular',
      'A cycle means that two files are one idea. An endpoint imports the types of its schemas only.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    ...upward('domains-in-order', 'apps/server/src/modules', domains),
    ...upward('contract-in-order', 'packages/contract/src', ['kernel', ...domains, 'desktop']),
    only(
      'known-domains',
      'A module belongs to a domain.',
      { path: '^apps/server/src/modules/' },
      { path: `^apps/server/src/modules/(?!(${domains.join('|')})/)` },
    ),
    only(
      'packages-never-import-apps',
      'Packages serve the apps.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    only(
      'apps-never-import-apps',
      'Apps meet over HTTP only.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    only(
      'shipped-code-never-imports-tests',
      'Test hosts are never shipped.',
      { path: '^(apps|packages)/', pathNot: '[.]test[.]tsx?$' },
      { path: '^tests/' },
    ),
    only(
      'features-through-public-file',
      'A feature is used by others through <name>.public.ts(x) only.',
      { path: '(apps/[^/]+/src/(?:renderer/)?features)/([^/]+)/' },
      { path: '^$1/([^/]+)/', pathNot: ['^$1/$2/', '[.]public[.]tsx?$'] },
    ),
    only(
      'app-through-public-file',
      'What composes the features, and what they build on, sees <name>.screens.ts and <name>.public.ts(x) only, lazy imports included.',
      { path: '^(apps/(?:console|desktop)/src/(?:renderer/)?)(?!features/)' },
      { path: '^$1features/', pathNot: '[.](screens[.]ts|public[.]tsx?)$' },
    ),
    only(
      'screens-are-data',
      'Descriptors of screens are in the first load: they import no code of a feature but lazily.',
      { path: '^apps/console/src/features/.*[.]screens[.]ts$' },
      {
        path: '^(apps/console/src/features/|packages/(?:ui|product-ui)/|packages/contract/src/.*[.]schema[.]ts$)',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    only(
      'modules-through-public-file',
      'A server module is used by others through <name>.public.ts only.',
      { path: '^apps/server/src/modules/([^/]+/[^/]+)/' },
      {
        path: '^apps/server/src/modules/[^/]+/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '[.]public[.]ts$'],
      },
    ),
    only(
      'kernel-below-modules',
      'The kernel knows no module and nothing of the composition.',
      { path: '^apps/server/src/(kernel|db)/', pathNot: '[.]test[.]ts$' },
      { path: '^apps/server/src/(modules|app|demo)/' },
    ),
    only(
      'features-never-import-app',
      'App composes features, not the other way round.',
      { path: 'src/(renderer/)?features/' },
      { path: 'apps/(console|desktop)/src/(renderer/)?app/' },
    ),
    only(
      'kit-knows-no-product',
      'packages/ui would serve any product.',
      { path: '^packages/ui/' },
      { path: '^packages/(?!ui/|i18n/|tooling/)' },
    ),
    only(
      'product-ui-gets-props',
      'Data and actions come from the applications; what networks offer and how they write addresses are tables.',
      { path: '^packages/product-ui/' },
      {
        path: '^packages/(?!product-ui/|ui/|i18n/|contract/|network-text/|tooling/|platforms/src/(capabilities|task-address)\\.ts)|^apps/|node_modules/(electron|axios|@tanstack/react-query)(/|$)',
      },
    ),
    only(
      'axios-in-api-client',
      'One place speaks HTTP for the clients.',
      { pathNot: '^packages/api-client/' },
      { path: 'node_modules/axios' },
    ),
    only(
      'electron-behind-its-wrapper',
      'Raw Electron is for main and preload.',
      { path: '^(apps|packages)/', pathNot: '^apps/desktop/(src/(main|preload)/|vite)' },
      { path: 'node_modules/electron(/|$)' },
    ),
    only(
      'seat-client-without-a-window',
      'A client without a screen runs the same code: Electron and the desktop are its owner, never its ground.',
      { path: '^packages/seat-client/' },
      {
        path: [
          'node_modules/electron(/|$)',
          '^packages/(?!(seat-client|api-client|contract|i18n|platforms|runner|tooling)/)',
          '^packages/contract/src/desktop/',
        ],
      },
    ),
    only(
      'contract-stands-alone',
      'The contract depends on zod and on how networks count texts.',
      { path: '^packages/contract/src' },
      { pathNot: ['^packages/(contract|network-text)/', 'node_modules/(zod|fast-check|vitest)'] },
    ),
    only(
      'endpoints-without-zod',
      'Clients import endpoints, constants and functions of the contract without loading zod.',
      { path: '^packages/contract/src/', pathNot: '[.](schema|test)[.]ts$' },
      { path: '[.]schema[.]ts$|node_modules/zod', dependencyTypesNot: ['type-only'] },
    ),
    only(
      'sandbox-knows-no-seaport',
      'The simulated network must not know its client; the networks’ own rules for texts are theirs.',
      { path: '^apps/sandbox/' },
      { path: '^packages/(?!tooling|network-text)' },
    ),
    only(
      'no-dev-dependency-in-shipped-code',
      'Shipped code stands on dependencies.',
      { path: '^(apps|packages)/[^/]+/src', pathNot: ['[.]test[.]tsx?$', '/test-support/'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/electron/' },
    ),
    only(
      'resolvable',
      'Every import must lead somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(electron|virtual:)' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/[.]cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
