import { loadBank } from '../server/src/question-bank/load-bank.ts'

// A process of its own: what it prints is what the bank adds to a server.
const before = process.memoryUsage.rss()
const begin = performance.now()
const bank = loadBank()
const ms = performance.now() - begin
console.log(JSON.stringify({ ms, bytes: process.memoryUsage.rss() - before, questions: bank.size }))
