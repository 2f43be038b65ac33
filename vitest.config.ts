import { defineConfig } from 'vitest/config'

/** What has to hold on both stores runs once on each. */
const onBothStores = [
  'test/contract/**/*.test.ts',
  'test/dialogues/**/*.test.ts',
  'test/durable/**/*.test.ts',
  'test/service/**/*.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...onBothStores],
        },
      },
      { test: { name: 'sqlite', include: onBothStores, env: { SAYSO_TEST_STORE: 'sqlite' } } },
      {
        test: {
          name: 'postgres',
          include: onBothStores,
          env: { SAYSO_TEST_STORE: 'postgres' },
          globalSetup: ['test/support/postgres.setup.ts'],
        },
      },
    ],
  },
})
