/** How the page is built: into dist/web, every script and style a file of its own, as the page's CSP asks. */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Whoever builds it (a test runner has a word of its own here), people get React as it is meant for them.
process.env.NODE_ENV = 'production'

const page = (file: string) => join(import.meta.dirname, file)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: [page('index.html'), page('styles/plain.css')],
      output: {
        // The server's own pages know this one by its name.
        assetFileNames: ({ names }) =>
          names.includes('plain.css') ? 'plain.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
