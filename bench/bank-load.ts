import { loadBank } from '../server/src/question-bank/load-bank.ts'

// It runs in its own process, so that its figures are what the bank adds to a server.
const before = process.memoryUsage.rss()
const begin = performance.now()
const bank = loadBank()
const ms = performance.now() - begin
console.log(JSON.stringify({ ms, bytes: process.memoryUsage.rss() - before, questions: bank.size }))
