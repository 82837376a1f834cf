import { readConfig } from '../../config.ts'
import { openDatabase } from '../../open-database.ts'

// Makes a cluster with all tables and no rows in the folder that is named, which exists.
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: node prepare-cluster.ts FOLDER')
const silent = { info: () => {}, error: () => {} }
const database = await openDatabase(readConfig({ DATA_DIR: folder }), silent, { durable: false })
await database.close()
