"""Somebody at the page: only clicks and keys, by what a screen reader would call things."""

import re

from playwright.async_api import Locator, Page, expect


class Visitor:
    """One window of the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.composer = page.locator(".composer input.line")

    async def command(self, typed: str, **fields: str) -> None:
        """Type a command, choose the first that is offered, fill its options, send it.

        A field is named as it is shown; what it holds is typed, or chosen where there is a list.
        """
        await self.composer.fill(typed)
        await self.page.locator(".picker li").first.wait_for()
        await self.composer.press("Enter")
        form = self.page.locator("form.filling")
        for shown, value in fields.items():
            await self._fill(form, shown, value)
        await form.locator("button[type=submit]").click()
        await expect(form).to_have_count(0)

    async def _fill(self, form: Locator, shown: str, value: str) -> None:
        field = form.locator(".field", has=self.page.locator("label", has_text=_exactly(shown)))
        if not await field.count():
            await form.get_by_role("button", name=f"+ {shown}", exact=True).click()
        control = field.locator("input, select")
        if await control.evaluate("one => one.tagName") == "SELECT":
            await control.select_option(label=value)
            return
        await control.fill(value)
        if await control.get_attribute("role") == "combobox":
            offered = field.get_by_role("option", name=re.compile(re.escape(value)))
            await offered.first.click()

    async def press(self, label: str) -> None:
        """Press the newest button with this label."""
        await (
            self.page.get_by_role("log").get_by_role("button", name=label, exact=True).last.click()
        )

    async def choose(self, menu: str, *options: str) -> None:
        """Choose in the newest menu that begins so; several are ticked and confirmed."""
        opener = self.page.locator(".menu .opener").filter(
            has_text=re.compile(f"^{re.escape(menu)}")
        )
        await opener.last.click()
        listed = self.page.locator(".menu .options").last
        confirm = listed.get_by_role("button", name="OK")
        several = await confirm.count() > 0
        for option in options:
            await listed.locator("label.option").filter(has_text=option).first.click()
        if several:
            await confirm.click()

    async def submit(self, **values: str) -> None:
        """Fill the modal's fields, in their order, and send it."""
        dialog = self.page.get_by_role("dialog")
        for caption, value in values.items():
            await dialog.get_by_label(caption.replace("_", " ")).fill(value)
        await dialog.locator("button[type=submit]").click()
        await expect(dialog).to_have_count(0)

    async def fill(self, values: list[str]) -> None:
        """The same, by position; an empty text leaves what is there."""
        fields = self.page.locator("dialog input:not([type=checkbox]), dialog textarea")
        for at, value in enumerate(values):
            if value:
                await fields.nth(at).fill(value)
        await self.page.locator("dialog button[type=submit]").click()
        await expect(self.page.locator("dialog")).to_have_count(0)

    async def reads(self, *texts: str) -> None:
        """Wait until each of these stands among the messages."""
        for text in texts:
            await expect(self.page.get_by_role("log")).to_contain_text(text)

    async def be(self, name: str, language: str = "") -> None:
        """Sit down as somebody who is there."""
        nav = self.page.get_by_role("navigation")
        person = nav.get_by_role("button", name=name)
        await person.click()
        if language:
            await nav.locator("#language").select_option(label=language)
            shown = nav.locator("#language option:checked")
            await expect(shown).to_have_text(language)
        await expect(person).to_have_attribute("aria-pressed", "true")


def _exactly(shown: str) -> re.Pattern[str]:
    return re.compile(rf"^{re.escape(shown)}(?: \*)?$")
