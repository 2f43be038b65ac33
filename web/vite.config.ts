/** How the page is built: into dist/web, every script and style a file of its own, as the page's CSP asks. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Whoever builds it (a test runner has a word of its own here), people get React as it is meant for them.
process.env.NODE_ENV = 'production'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
