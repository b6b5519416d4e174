"""The application: creates all parts, starts and stops them in order."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import cast

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from serenissima import __version__
from serenissima.server.background import Background, keep_running
from serenissima.server.bots.analyses import Analyses
from serenissima.server.bots.driver import Driver
from serenissima.server.bots.hints import Hints
from serenissima.server.bots.pool import BotPool
from serenissima.server.clubs.games import ClubGames
from serenissima.server.clubs.membership import Membership
from serenissima.server.clubs.page import ClubPages
from serenissima.server.fast.gc import gc_tuning
from serenissima.server.guard import Application, Guard
from serenissima.server.house.door import Door
from serenissima.server.house.keeper import Keeper
from serenissima.server.http import api, provide_person
from serenissima.server.local_addresses import LOCALHOST
from serenissima.server.logs import set_up_logs
from serenissima.server.notifications.due_events import DueEvents
from serenissima.server.notifications.keys import push_key
from serenissima.server.notifications.mail_limits import MailLimits
from serenissima.server.notifications.pages import get_mail_page, post_mail_page
from serenissima.server.notifications.queue import Queue
from serenissima.server.notifications.senders import Senders
from serenissima.server.notifications.service import Notifications
from serenissima.server.offer import load_offer
from serenissima.server.openapi import OpenApiDocument
from serenissima.server.pages import get_catalogue, get_game_catalogue, get_page
from serenissima.server.people import erasure as erasures
from serenissima.server.people.devices import Devices
from serenissima.server.people.erasure import Erasure
from serenissima.server.people.export import Exports
from serenissima.server.people.history import History
from serenissima.server.people.holidays import Holidays
from serenissima.server.people.identity import Identities
from serenissima.server.people.notes import Notes
from serenissima.server.people.sharing import Sharing
from serenissima.server.problems import HANDLERS
from serenissima.server.rate_limits import Offences
from serenissima.server.settings import Settings, check_settings, database_url, read_settings
from serenissima.server.storage import quick_picks
from serenissima.server.storage.bus import Bus
from serenissima.server.storage.leases import Leases
from serenissima.server.storage.store import Store
from serenissima.server.tables import presence as presences
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.invitations import Invitations
from serenissima.server.tables.presence import Presence
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import Seats
from serenissima.server.tables.setup import Setup
from serenissima.server.tables.standing import StandingAnswers


def make_app(settings: Settings, now: Callable[[], float] = time.time, listens_on: str = LOCALHOST) -> Guard:
    """Create a server that listens on this address. Nothing happens before its lifespan begins."""
    check_settings(settings)
    offences = Offences(settings.limits.offences_of_address, settings.limits.block)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        await store.open()
        bus = None if store.is_sqlite else Bus(store)
        tables = Tables(store, load_offer(settings.offer), settings, now, bus)
        pool = BotPool(settings, tables.others_are_here)
        seats = Seats(tables)
        actions = Actions(tables, seats)
        hints = Hints(tables, pool)
        analyses = Analyses(tables, pool, settings)
        leases = Leases(settings.database, is_needed=not store.is_sqlite)
        driver = Driver(tables, actions, pool, leases, settings)
        background = Background(tables, seats, leases, pool, settings)
        identities = Identities(store, now)
        senders = Senders(await push_key(store), settings)
        mail_limits = MailLimits(store, settings.limits, now)
        due_events = DueEvents(store, now, tables.here_until, settings.notice_delay)
        notices = Queue(store, due_events, senders, mail_limits, leases, now, settings.notice_every)
        devices = Devices(store, identities, now)
        history = History(tables)
        membership = Membership(store, now)
        holidays = Holidays(tables, seats, now)
        notes = Notes(store, now)
        notifications = Notifications(tables, senders, mail_limits, settings, now)
        erasure = Erasure(tables, actions, identities)
        guard.is_known = identities.is_known
        door = Door(identities.who)
        keeper = Keeper(tables, door, settings, now)
        await keeper.open()
        guard.admit = door.admit
        app.state.update(
            identities=identities,
            tables=tables,
            seats=seats,
            setup=Setup(tables, seats),
            invitations=Invitations(store, settings.limits.codes),
            listens_on=listens_on,
            actions=actions,
            hints=hints,
            analyses=analyses,
            notifications=notifications,
            devices=devices,
            history=history,
            holidays=holidays,
            notes=notes,
            standing=StandingAnswers(tables),
            erasure=erasure,
            exports=Exports(tables, history, devices, notifications, membership, holidays, notes),
            keeper=keeper,
            sharing=Sharing(store, now),
            membership=membership,
            club_pages=ClubPages(tables, ClubGames(store)),
            bus=bus,
            offences=offences,
        )
        await analyses.open()
        jobs = [driver.run, background.run, background.wake_bots_after_start, notices.run, keeper.run]
        if bus is not None:
            presence = Presence(tables, bus)

            def on_connect() -> None:
                tables.doubt_everything()
                presence.ask()

            receivers = {
                quick_picks.CHANNEL: tables.receive,
                presences.CHANNEL: presence.receive,
                erasures.CHANNEL: erasure.receive,
            }
            jobs += [partial(bus.run, receivers, on_connect), tables.catch_up_forever, presence.run]
        tasks = [asyncio.create_task(keep_running(job)) for job in jobs]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await driver.close()
            await hints.close()
            await analyses.close()
            await pool.close()
            await senders.close()
            await background.stop()
            await leases.close()
            if bus is not None:
                await bus.close()
            await store.close()

    app = Litestar(
        route_handlers=[api, get_catalogue, get_game_catalogue, get_mail_page, post_mail_page, get_page],
        dependencies={"person": Provide(provide_person)},
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Serenissima",
            version=__version__,
            path="/schema",
            render_plugins=[OpenApiDocument(path="/")],
            operation_id_creator=lambda handler, _method, _path: handler.handler_name,
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    guard = Guard(cast(Application, app), settings, offences)
    return guard


def from_environment() -> Guard:
    """The server of one worker process; the parent process passes the settings in the environment."""
    gc_tuning.settle()
    database = database_url(os.environ.get("SERENISSIMA_DATABASE"))
    settings = read_settings(os.environ.get("SERENISSIMA_SETTINGS"), database)
    if os.environ.get("SERENISSIMA_FIRST_RUN") == "no":
        settings = msgspec.structs.replace(settings, first_run=False)
    set_up_logs(settings.log)
    return make_app(settings, listens_on=os.environ.get("SERENISSIMA_HOST", LOCALHOST))
