import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What has to hold on both stores runs once on each. */
const onBothStores = [
  'test/contract/**/*.test.ts',
  'test/dialogues/**/*.test.ts',
  'test/durable/**/*.test.ts',
  'test/promises/**/*.test.ts',
  'test/service/**/*.test.ts',
]

/** A limit for what hangs, not for what is slow: the machine may be busy with other things. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }
const setupFiles = ['test/support/leftovers.setup.ts']

/** Half of the time went into importing the same things for every file. What a file opens it also closes. */
const shared = { ...patience, setupFiles, isolate: false }

export default defineConfig({
  test: {
    // Much of the time goes into waiting for servers that were killed: one more worker than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'web/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'test/e2e/**', ...onBothStores],
        },
      },
      { test: { ...shared, name: 'sqlite', include: onBothStores, env: { SAYSO_TEST_STORE: 'sqlite' } } },
      {
        test: {
          ...shared,
          name: 'postgres',
          include: onBothStores,
          env: { SAYSO_TEST_STORE: 'postgres' },
          globalSetup: ['test/support/postgres.setup.ts'],
        },
      },
      {
        test: {
          ...patience,
          setupFiles,
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/browser.setup.ts'],
          maxWorkers: 1,
          // By itself: packing replaces the built page, and a browser wants the machine for its own.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
