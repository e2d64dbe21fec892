/** Rows of: the sentence of the rule | the file that breaks it | what it imports | what the complaint says. */
export const plantedImports = `
contract imports no package but zod | packages/contract/src/new.ts | i18next | not declared
contract never imports rules | packages/contract/src/new.ts | @polyphon/rules/plan.ts | contract never imports rules
contract runs without node | packages/contract/src/new.ts | node:fs | contract runs without node
rules never import i18n | packages/rules/src/new.ts | @polyphon/i18n/en.ts | rules never imports i18n
rules import no package | packages/rules/src/new.ts | zod | zod is not declared
rules run without node | packages/rules/src/new.ts | node:crypto | rules runs without node
i18n imports only types of contract | packages/i18n/src/new.ts | @polyphon/contract/kit.ts | only types
i18n never imports rules | packages/i18n/src/new.ts | @polyphon/rules/plan.ts | i18n never imports rules
i18n imports no package but i18next | packages/i18n/src/new.ts | react | i18n never imports react
ui never imports contract | packages/ui/src/new.tsx | @polyphon/contract/kit.ts | ui never imports contract
ui never imports rules | packages/ui/src/new.tsx | @polyphon/rules/plan.ts | ui never imports rules
ui never imports i18n | packages/ui/src/new.tsx | @polyphon/i18n/en.ts | ui never imports i18n
ui imports only react, mantine, tabler and fonts | packages/ui/src/new.tsx | dayjs | ui never imports dayjs
web never imports ui | packages/web/src/new.ts | @polyphon/ui/button.tsx | web never imports ui
web never imports rules | packages/web/src/new.ts | @polyphon/rules/plan.ts | web never imports rules
web never imports an app | packages/web/src/new.ts | @polyphon/employee/shared/api.ts | web never imports employee
admin-kit never imports an app | packages/admin-kit/src/new.tsx | @polyphon/admin/app/routes.tsx | admin-kit never imports admin
admin-kit never imports server | packages/admin-kit/src/new.tsx | @polyphon/server/compose.ts | admin-kit never imports server
another package is not entered by a path | packages/rules/src/new.ts | ../../contract/src/kit.ts | by its name
a package that is not declared is not imported | apps/server/src/platform/new.ts | undeclared | undeclared is not declared
product code uses no development dependency | apps/server/src/platform/new.ts | vitest | vitest is not declared

employee never imports admin | apps/employee/src/app/new.ts | @polyphon/admin/app/routes.tsx | employee never imports admin
admin never imports employee | apps/admin/src/app/new.ts | @polyphon/employee/shared/api.ts | admin never imports employee
employee never imports admin-kit | apps/employee/src/app/new.ts | @polyphon/admin-kit/list.tsx | employee never imports admin-kit
employee never imports server | apps/employee/src/shared/new.ts | @polyphon/server/platform/db.ts | employee never imports server
admin never imports server | apps/admin/src/app/new.ts | @polyphon/server/compose.ts | admin never imports server
a browser app runs without node | apps/admin/src/app/new.ts | node:path | admin runs without node
a feature never imports another feature | apps/employee/src/features/share/new.ts | ../feed/feed.tsx | another feature
a feature never imports app | apps/employee/src/features/feed/new.ts | ../../app/routes.tsx | never imports app
shared never imports a feature | apps/employee/src/shared/new.ts | ../features/feed/feed.tsx | never imports a feature
shared never imports app | apps/employee/src/shared/new.ts | ../app/routes.tsx | shared never imports app
server never imports ui | apps/server/src/platform/new.ts | @polyphon/ui/button.tsx | server never imports ui
server never imports a browser app | apps/server/src/api.ts | @polyphon/admin/app/routes.tsx | server never imports admin
server code never imports the sandbox | apps/server/src/compose.ts | @polyphon/sandbox/sandbox.ts | server never imports sandbox
sandbox never imports server | apps/sandbox/src/new.ts | @polyphon/server/platform/db.ts | sandbox never imports server
sandbox never imports rules | apps/sandbox/src/new.ts | @polyphon/rules/plan.ts | sandbox never imports rules
sandbox never imports contract | apps/sandbox/src/new.ts | @polyphon/contract/kit.ts | sandbox never imports contract
nothing imports tools | apps/server/src/platform/new.ts | ../../../../tools/check.ts | nothing imports tools
nothing imports e2e | apps/admin/src/app/new.ts | ../../../../e2e/share.ts | nothing imports tools, bench, faults or e2e
nothing imports bench | packages/rules/src/new.ts | ../../../bench/bench.ts | nothing imports tools, bench
nothing imports faults | apps/server/src/compose.ts | ../../../faults/faults.ts | nothing imports tools, bench, faults
nothing imports a test | packages/rules/src/new.ts | ./plan.test.ts | nothing imports a test
server code never imports the test world | apps/server/src/platform/new.ts | ../../test/world.ts | nothing imports a test

platform never imports a module | apps/server/src/platform/new.ts | ../modules/content/content.api.ts | platform never imports a module
platform never imports an adapter | apps/server/src/platform/new.ts | ../adapters/x/x.ts | platform never imports an adapter
platform never imports compose | apps/server/src/platform/new.ts | ../compose.ts | only entry files import compose
a module never imports an adapter | apps/server/src/modules/content/post/new.ts | ../../../adapters/x/x.ts | a module never imports an adapter
compose never reaches into a store | apps/server/src/compose.ts | ./modules/content/post/post.store.ts | never its store
a module never imports compose | apps/server/src/modules/content/post/new.ts | ../../../compose.ts | only entry files import compose
a module never imports a part of compose | apps/server/src/modules/content/post/new.ts | ../../../compose/ai.ts | only entry files import compose
a module never imports the demo | apps/server/src/modules/content/post/new.ts | ../../../demo/demo.ts | only entry files import compose
an adapter imports of a module only its port | apps/server/src/adapters/x/new.ts | ../../modules/content/content.api.ts | only the .port.ts
an adapter never imports compose | apps/server/src/adapters/x/new.ts | ../../compose.ts | only entry files import compose
an adapter never imports i18n | apps/server/src/adapters/x/new.ts | @polyphon/i18n/en.ts | an adapter never imports i18n
another module is entered only through its api | apps/server/src/modules/content/post/new.ts | ../../identity/accounts/account.store.ts | only through identity.api.ts
a module knows only modules before it | apps/server/src/modules/content/post/new.ts | ../../sharing/sharing.api.ts | sharing stands after content
a module stands in order.json | apps/server/src/modules/stray/stray.ts | ../identity/identity.api.ts | stray is missing in order.json
the store never imports a command | apps/server/src/modules/content/post/post.store.ts | ./commands/remove.ts | core never imports command
the policy never imports a query | apps/server/src/modules/content/content.policy.ts | ./post/queries/view.ts | core never imports query
the presenter never imports a job | apps/server/src/modules/content/post/post.present.ts | ./jobs/sweep.ts | core never imports job
the port never imports a listener | apps/server/src/modules/content/content.port.ts | ./post/listeners/on-killed.ts | core never imports listener
the api never imports a command | apps/server/src/modules/content/content.api.ts | ./post/commands/remove.ts | core never imports command
a command never imports a command | apps/server/src/modules/content/post/commands/new.ts | ./remove.ts | command never imports command
a command never imports a query | apps/server/src/modules/content/post/commands/new.ts | ../queries/view.ts | command never imports query
a command never imports a job | apps/server/src/modules/content/post/commands/new.ts | ../jobs/sweep.ts | command never imports job
a command never imports a listener | apps/server/src/modules/content/post/commands/new.ts | ../listeners/on-killed.ts | command never imports listener
a query never imports a command | apps/server/src/modules/content/post/queries/new.ts | ../commands/remove.ts | query never imports command
a query never imports a job | apps/server/src/modules/content/post/queries/new.ts | ../jobs/sweep.ts | query never imports job
a query never imports a listener | apps/server/src/modules/content/post/queries/new.ts | ../listeners/on-killed.ts | query never imports listener
a job never imports a listener | apps/server/src/modules/content/post/jobs/new.ts | ../listeners/on-killed.ts | job never imports listener
only compose takes a module's table of contents | apps/server/src/modules/content/post/jobs/new.ts | ../../content.module.ts | job never imports contents
no operation takes a room's table of contents | apps/server/src/modules/content/post/commands/new.ts | ../post.operations.ts | command never imports contents
`;
