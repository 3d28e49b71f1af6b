import { readBundle } from './tests/e2e/support/bundle.ts'
const b = readBundle()
const shown = b.closure('index.html','src/app/shell/Shell.tsx','src/features/dashboard/screens/Dashboard.tsx')
const charts=[...shown].flatMap(b.fetches).filter((n)=>n.includes('/ui/src/charts/'))
const all=b.closure(...shown,...charts)
const init=b.closure('index.html'); const shell=b.closure('index.html','src/app/shell/Shell.tsx')
console.log('init',b.weight(init),'shell',b.weight(shell),'dash',b.weight(shown),'all',b.weight(all))
for(const n of [...all].map(n=>[n,b.weight([n])] as const).sort((x,y)=>y[1]-x[1])) console.log(n[1],init.has(n[0])?'I':shell.has(n[0])?'S':shown.has(n[0])?'D':'C',n[0])
