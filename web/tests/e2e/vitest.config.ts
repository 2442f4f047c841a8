import { defineConfig } from 'vitest/config';

// One browser and one server at a time: the tests measure and click.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
});
