/** The talk: answers are rows that can be ticked, words can be said again better, and what nobody needs is out of sight. */
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { composer, listOf, openAsNew, openWithTasks, picture, tell } from './page.ts'

test('a list that was asked for is made of real rows: ticked here, done everywhere', async () => {
  const { page, complaints } = await openWithTasks([
    { title: 'buy milk', due_date: '2031-05-12', labels: ['food'] },
    { title: 'call mum' },
  ])
  const log = page.getByRole('log')
  await tell(page, 'what is open?')
  await log.getByText('You have 2 open tasks:').waitFor()
  expect(await log.getByRole('checkbox').count()).toBe(2)
  expect(await log.locator('.words').last().innerText()).toBe('You have 2 open tasks:')
  await picture(page, 'answer-light')
  expect(await axeFindings(page)).toEqual([])
  await log.getByRole('checkbox', { name: 'Done: buy milk' }).click()
  await listOf(page).getByRole('button', { name: 'Done 1' }).waitFor()
  await expect.poll(() => log.getByRole('checkbox', { name: 'Done: buy milk' }).isChecked()).toBe(true)
  await listOf(page).getByRole('checkbox', { name: 'Done: call mum' }).click()
  await expect.poll(() => log.getByRole('checkbox', { name: 'Done: call mum' }).isChecked()).toBe(true)
  expect(complaints).toEqual([])
})

test('receipts are words; numbers, tools and what changed are there for whoever asks', async () => {
  const { page } = await openAsNew()
  const log = page.getByRole('log')
  await tell(page, 'add buy milk tomorrow')
  await log.getByText('Added #1 “buy milk”, due tomorrow.').waitFor()
  expect(await log.locator('.words').last().innerText()).toBe('Added “buy milk”, due tomorrow.')
  expect(await log.innerText()).not.toMatch(/#\d|add_task|\dms/u)
  expect(await listOf(page).innerText()).not.toMatch(/#\d/u)
  await log.getByText('Why?').click()
  await log.getByText('add_task').waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Show the number of each task').check()
  await page.reload()
  await page.getByRole('link', { name: 'Talk' }).click()
  await log.getByText('Added #1').waitFor()
  expect(await log.locator('.words').last().innerText()).toBe('Added #1 “buy milk”, due tomorrow.')
})

test('what was said can be said again, better', async () => {
  const { page } = await openAsNew()
  const log = page.getByRole('log')
  await tell(page, 'add buy mlik')
  await log.getByText('Added #1').waitFor()
  await log.getByRole('button', { name: 'Edit and say again: add buy mlik' }).click()
  expect(await composer(page).inputValue()).toBe('add buy mlik')
  expect(await page.evaluate('document.activeElement.id')).toBe('composer')
  await composer(page).fill('add buy milk')
  await page.keyboard.press('Enter')
  await log.getByText('Added #2 “buy milk”.').waitFor()
})

test('while an answer takes its time, it can be seen that one is coming', async () => {
  const { page } = await openAsNew()
  let go = () => undefined as unknown
  await page.route('**/api/chat', async (route) => {
    await new Promise<void>((resolve) => {
      go = resolve
    })
    await route.continue()
  })
  await tell(page, 'add buy milk')
  await page.locator('.thinking').waitFor()
  expect(await page.locator('.thinking').innerText()).toContain('Thinking')
  go()
  await page.getByRole('log').getByText('Added #1').waitFor()
  expect(await page.locator('.thinking').count()).toBe(0)
})

test('conversations are in the side: back to one, or begin another', async () => {
  const { page } = await openAsNew()
  const log = page.getByRole('log')
  await tell(page, 'add buy milk')
  await log.getByText('Added #1').waitFor()
  const side = page.getByRole('navigation', { name: 'Lists and labels' })
  await side.getByRole('button', { name: 'New conversation' }).click()
  await page.getByRole('heading', { name: 'Say what is on your mind' }).waitFor()
  await tell(page, 'add water the plants')
  await log.getByText('Added #2').waitFor()
  await side.getByRole('button', { name: 'add buy milk' }).click()
  await log.getByText('Added #1 “buy milk”.').waitFor()
})

test('a microphone where the browser can listen; it says where the sound goes first, and none where it cannot', async () => {
  const { page } = await openAsNew()
  await page.addInitScript(`
    window.webkitSpeechRecognition = undefined
    window.SpeechRecognition = class extends EventTarget {
      start() {
        const heard = new Event('result')
        heard.results = [[{ transcript: 'add buy milk tomorrow' }]]
        setTimeout(() => { this.dispatchEvent(heard); this.dispatchEvent(new Event('end')) })
      }
      stop() {}
    }`)
  await page.reload()
  await page.getByRole('button', { name: 'Speak' }).click()
  await page.getByText('Most send the sound to their maker').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await composer(page).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(() => composer(page).inputValue()).toBe('add buy milk tomorrow')
  await page.addInitScript('delete window.SpeechRecognition; delete window.webkitSpeechRecognition')
  await page.reload()
  await composer(page).waitFor()
  expect(await page.getByRole('button', { name: 'Speak' }).count()).toBe(0)
})
