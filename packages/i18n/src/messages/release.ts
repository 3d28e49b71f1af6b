// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ReleaseMessages {
  /** Actions */
  actions: null
  /** Discard the upload of {{version}}? */
  'ask.discard': { version: string | number }
  /** Roll back to {{version}}? */
  'ask.rollBack': { version: string | number }
  /** Withdraw {{version}}? */
  'ask.withdraw': { version: string | number }
  /** Channel */
  channel: null
  /** Beta */
  'channel.beta': null
  /** Stable */
  'channel.stable': null
  /** Created */
  created: null
  /** Upload of {{version}} discarded */
  'did.discard': { version: string | number }
  /** Rolled back to {{version}} */
  'did.rollBack': { version: string | number }
  /** {{version}} withdrawn */
  'did.withdraw': { version: string | number }
  /** Discard */
  'do.discard': null
  /** Roll back to this release */
  'do.rollBack': null
  /** Change rollout */
  'do.rollout': null
  /** Withdraw */
  'do.withdraw': null
  /** Downloads */
  downloads: null
  /** {{count, number}} downloads */
  downloadsOf: { count: number }
  /** It leaves the download centre, and its download links stop working. */
  'effect.centre': null
  /** Offers {{version}} to every device. */
  'effect.everybody': { version: string | number }
  /** Withdraws {{versions}}. */
  'effect.newer': { versions: string | number }
  /** Clients never downgrade: those on a newer version wait for the next higher one. */
  'effect.noDowngrade': null
  /** No client is offered it any more. */
  'effect.notOffered': null
  /** Its files are kept: you can roll back to it later. */
  'effect.restorable': null
  /** What was uploaded is deleted; publishing it starts over. */
  'effect.uploaded': null
  /** Releases published with npm run release appear here. */
  emptyText: null
  /** No releases yet */
  emptyTitle: null
  /** Files */
  files: null
  /** Signed releases uploaded with npm run release: installed clients update from them, and the download centre offers them. */
  'lead.releases': null
  /** Build machines upload and manage releases with a token. It is shown once; without the signing key no client accepts what it uploads. */
  'lead.tokens': null
  /** The download centre offers the newest release for each system, in the order of version numbers; pre-releases are seen here alone. */
  'lead.versions': null
  /** Minimum version */
  minimum: null
  /** Clients below it take no new tasks, finish what is running, and update. */
  minimumHint: null
  /** No minimum */
  noMinimum: null
  /** — */
  none: null
  /** {{count, number}} parts missing */
  partsMissing: { count: number }
  /** Rollout */
  percent: null
  /** Share of devices that are offered this release. A device always gets the same answer; 0 pauses the rollout. */
  percentHint: null
  /** Published */
  published: null
  /** Rollout of {{version}} changed */
  rolloutSaved: { version: string | number }
  /** Rollout of {{version}} */
  rolloutTitle: { version: string | number }
  /** Manage */
  'scope.manage': null
  /** Change rollouts, withdraw releases and roll back. */
  'scope.manageHint': null
  /** Publish */
  'scope.publish': null
  /** Upload and publish new releases, discard unfinished uploads. */
  'scope.publishHint': null
  /** Client releases */
  'section.releases': null
  /** Release tokens */
  'section.tokens': null
  /** Download centre */
  'section.versions': null
  /** Status */
  state: null
  /** Uploading · {{percent}}% */
  'state.draft': { percent: string | number }
  /** Paused */
  'state.paused': null
  /** Published */
  'state.published': null
  /** Staged · {{percent}}% */
  'state.staged': { percent: string | number }
  /** Withdrawn */
  'state.withdrawn': null
  /** Active */
  'token.active': null
  /** Revoke “{{name}}”? */
  'token.askRevoke': { name: string | number }
  /** Copy token */
  'token.copy': null
  /** New token */
  'token.create': null
  /** Create */
  'token.createAction': null
  /** Created by */
  'token.createdBy': null
  /** Token for “{{name}}” */
  'token.createdTitle': { name: string | number }
  /** {{count, number}} days */
  'token.days': { count: number }
  /** “{{name}}” revoked */
  'token.didRevoke': { name: string | number }
  /** What it published stays published. */
  'token.effectPublished': null
  /** Machines that use it are refused at once. This cannot be undone. */
  'token.effectRefused': null
  /** A build machine needs a token to upload releases. */
  'token.emptyText': null
  /** No release tokens yet */
  'token.emptyTitle': null
  /** Expired */
  'token.expired': null
  /** Expires */
  'token.expires': null
  /** I have saved it */
  'token.kept': null
  /** Last used */
  'token.lastUsed': null
  /** Expires after */
  'token.lifetime': null
  /** Name */
  'token.name': null
  /** For example the build machine that uses it. */
  'token.nameHint': null
  /** Never */
  'token.never': null
  /** Keep it now, for example as the CI secret SEAPORT_RELEASE_TOKEN. It can't be shown again once this is closed. */
  'token.once': null
  /** Revoke */
  'token.revoke': null
  /** Revoked */
  'token.revoked': null
  /** Scopes */
  'token.scopes': null
  /** Version */
  version: null
}
