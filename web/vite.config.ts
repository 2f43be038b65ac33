/** How the page is built: into dist/web, every script and style a file of its own, as the page's CSP asks. */
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// Whoever builds it (a test runner has a word of its own here), people get React as it is meant for them.
process.env.NODE_ENV = 'production'

const page = (file: string) => join(import.meta.dirname, file)

/** What the service worker keeps: all of it but itself and what only the server's own pages use. */
const shell: Plugin = {
  name: 'shell',
  generateBundle(_, bundle) {
    const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
    const given = readdirSync(page('public'), { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(sep).join('/'))
      .filter((name) => name.includes('.') && name !== 'sw.js')
    const files = ['/', ...[...built, ...given].map((name) => `/${name}`)]
    this.emitFile({ type: 'asset', fileName: 'shell.json', source: JSON.stringify({ files }) })
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), shell],
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
