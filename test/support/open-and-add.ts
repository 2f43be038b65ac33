/** Run as a process of its own: opens the database it is given, adds tasks, says how it went. */
import { openStore } from '../../src/store/open.ts'
import { add } from './store-fixtures.ts'

const [url = '', user = '', count = '0'] = process.argv.slice(2)
const store = await openStore(url)
for (let i = 0; i < Number(count); i++) await add(store, user, `task ${process.pid} ${i}`)
await store.close()
