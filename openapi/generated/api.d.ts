// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.

export interface paths {
    "/contacts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description The contacts that the caller may see: all of the account for owners and admins, their own and shared ones for agents,
         *     those of the agents they assist for assistants.
         */
        get: operations["listContacts"];
        put?: never;
        /** Create a contact */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export contacts
         * @description All contacts that `listContacts` finds by the same filters, as a file like that of `exportDeals`. Not for assistants.
         */
        get: operations["exportContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a contact */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description For owners, admins and the agent whose contact it is; `previewContactDeletion` says what hangs on it. A party of deals is refused with 409 unless `take_off_deals` says to take them off these deals, which ends their access to them. Its tasks stay, without the contact. For 30 days `restoreContact` brings all of it back.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /** Change a contact */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/contacts/{id}/deletion/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What hangs on a contact
         * @description What deleting the contact would change beside it. For who may delete it.
         */
        get: operations["previewContactDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted contact back
         * @description Within 30 days, by who may delete it; so does undoing the event of its deletion. It is as it was: a party of its deals, with its access to them and its tasks. What somebody has changed since in these stays: a task that was handed on again, or that was finished, keeps who has it.
         */
        post: operations["restoreContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description The session check of a page load, and the profile of whoever is signed in. Always sets the `csrftoken` cookie, also
         *     with the 401 of a visitor.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Starts a session under a new id and sets a new `csrftoken`. An unknown user and a wrong password answer the same 400,
         *     in the same time. Too many attempts answer 429.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session on the server. Without one there is nothing to end, which is no error.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forget_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description Sends a link to the address where it is a user's: one to set a new password, or the first one again. The answer, and
         *     the work until it, are the same for known and unknown addresses. Canonical without a trailing slash.
         */
        post: operations["forgetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/set_password/{uid}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user whom the link was sent to.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                uid: string;
                /**
                 * @description The secret of the link. One that is unknown, expired, superseded by a newer one, used or another user's answers the
                 *     same 404.
                 * @example Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I
                 */
                token: string;
            };
            cookie?: never;
        };
        /**
         * Look at a link from a mail
         * @description Says what the link is for. Looking does not use it up.
         */
        get: operations["getAccountLink"];
        put?: never;
        /**
         * Set the password by a link from a mail
         * @description Uses the link up and ends the user's sessions. The first password activates the user, takes an invitation into a team
         *     up, and signs in. A reset revokes the user's access tokens; the user signs in with the new password.
         */
        post: operations["setPassword"];
        /**
         * Decline an invitation to a team
         * @description Uses the link up; the team sees that the invitation was declined. A link that is no invitation to a team answers 404.
         */
        delete: operations["declineInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/update_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's password
         * @description Needs a sign-in within the last 10 minutes, or the current password in the same call; otherwise 403 with the type
         *     `urn:protracker:problem:sign-in-again`. Ends the user's other sessions; this one gets a new id. Access tokens stay
         *     unless `revoke_tokens` is true. Canonical without a trailing slash.
         */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one's profile
         * @description For oneself alone. As a form, `person` is a JSON part, sent as text or as a file, and `profile` is the image.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/user/{id}/tour/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Remember how far one is in the guided tour
         * @description For oneself alone, signed in.
         */
        patch: operations["updateTour"];
        trace?: never;
    };
    "/images/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an image
         * @description A profile image of the caller's account, 512 pixels square. An image never changes; a new one has a new address.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description All teams of the account for owners and admins, those that they belong to for the others.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Create a team
         * @description For owners and admins, who become its first member.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export who is in the teams
         * @description The members of the teams that `listTeams` lists, team by team, as a file like that of `exportDeals`. Who is in two teams has
         *     two rows. For everyone but assistants.
         */
        get: operations["exportMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a team
         * @description For owners and admins.
         */
        patch: operations["updateTeam"];
        trace?: never;
    };
    "/teams/{id}/members/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody to a team
         * @description For owners and admins. Who is an active user of the account belongs to the team at once and is told by mail; anyone else
         *     gets a link to accept or decline, and belongs to the team once they have set a password. The answer does not tell whether
         *     the address is known elsewhere. Somebody who is a member, invited or disabled here already answers 409.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/members/{user}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The user who is the member.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                user: components["parameters"]["memberUser"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description For owners and admins. Only an owner changes an owner, or makes one; the owner of the account stays one until they
         *     have transferred the ownership.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/teams/{id}/members/{user}/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The user who is the member.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                user: components["parameters"]["memberUser"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description For owners and admins. The link of the mail before works no longer. 409 where the invitation is not open.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/members/{user}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The user who is the member.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                user: components["parameters"]["memberUser"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an invitation
         * @description For owners and admins. The link works no longer. 409 where the person is a member already.
         */
        post: operations["cancelInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/members/{user}/deactivate/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The user who is the member.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                user: components["parameters"]["memberUser"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a member
         * @description For owners and admins. A person without another team can no longer sign in: their sessions and tokens end with this
         *     request. Their open work in this team goes to `reassign_to`, in the same change.
         */
        post: operations["deactivateMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/members/{user}/reactivate/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The user who is the member.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                user: components["parameters"]["memberUser"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a member
         * @description For owners and admins. The person signs in as before, with the role that they had.
         */
        post: operations["reactivateMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/leave/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a team
         * @description The caller is no longer a member. Who leaves their only team can no longer sign in. The owner of the account transfers the
         *     ownership first.
         */
        post: operations["leaveTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer_ownership/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer the ownership of the account
         * @description By the owner of the account alone. The new owner becomes owner in each of their teams, the one before becomes an admin.
         *     Both are told by mail. Access tokens cannot do this. Who signed in more than 10 minutes ago gives the current password too.
         */
        post: operations["transferOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where one is signed in
         * @description The caller's own sessions. Access tokens neither see nor end sessions.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one session
         * @description Ends a session of the caller's; the one of this request too, which then is signed out.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end_others/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session of the caller's but the one of this request.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List access tokens
         * @description The caller's own tokens, expired ones included.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create an access token
         * @description For the people of the brokerage; clients have none. The secret is told this once. A user has at most 50 tokens; one more
         *     answers 409. No answer is kept for a repeated request, so there is no `Idempotency-Key`. Who signed in more than 10 minutes
         *     ago gives the current password too.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an access token
         * @description It lets nobody in from now on.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was done in the account
         * @description Who did what, when: changes of records, sign-ins and refused sign-ins, passwords, tokens and sessions. For owners and
         *     admins; the newest first.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what was done in the account
         * @description For owners and admins. The events that `listAuditEvents` lists by the same filters, all of them, as a file like that of
         *     `exportDeals`. Fields that changed stand in one column as they are recorded: amounts in cents, codes as numbers.
         */
        get: operations["exportAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description The caller's own ones, and those that their teams share.
         */
        get: operations["listViews"];
        put?: never;
        /** Save a view */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/choose/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the view of a workspace
         * @description Remembers it for the caller alone. Where a workspace is opened without saying how, it opens with this saved view,
         *     and as the board, list, timeline or calendar that was shown last.
         */
        post: operations["chooseView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description One's own; those that others share, for owners and admins.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        /**
         * Change a saved view
         * @description One's own; those that others share, for owners and admins.
         */
        patch: operations["updateView"];
        trace?: never;
    };
    "/labels/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List labels
         * @description The labels of the account.
         */
        get: operations["listLabels"];
        put?: never;
        /**
         * Create a label
         * @description For owners and admins. A name that the account has already, in whatever case, answers 409.
         */
        post: operations["createLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a label
         * @description For owners and admins. The contacts that carried it stay, without it.
         */
        delete: operations["deleteLabel"];
        options?: never;
        head?: never;
        /**
         * Change a label
         * @description For owners and admins.
         */
        patch: operations["updateLabel"];
        trace?: never;
    };
    "/ticket/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the support team for help
         * @description For everyone who is signed in.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Starts an account with the caller as its owner. A link to set the password goes to the address; a known address is told
         *     by mail, never here. Canonical without a trailing slash.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an account
         * @description The request goes to the sales team; the applicant gets a mail that says so. Canonical without a trailing slash.
         */
        post: operations["requestAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the account
         * @description Its owner changes it. As a form, `profile` is the image.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/account/{id}/calendar/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the account's calendar
         * @description The time zone, business days and holidays that due dates are counted by.
         */
        get: operations["getAccountCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the account's calendar, or see what that would do
         * @description For owners and admins. Due dates of all deals that are not lost or archived are computed again. With `dry_run` nothing is
         *     written. Sent again without it and with the `preview` from the response, it does exactly that, in one transaction, which
         *     `undoEvent` undoes. Contractual dates move only if they are in `confirm`.
         */
        patch: operations["updateAccountCalendar"];
        trace?: never;
    };
    "/account/{id}/calendar/public_holidays/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List public holidays of a year
         * @description The days on which public offices of a state are closed, or those of the federal government without a state. Nothing is
         *     stored: an owner or admin adds what applies to the office.
         */
        get: operations["listPublicHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}/calendar/read_file/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the holidays in a calendar file
         * @description Reads the all-day events of an iCalendar file (.ics), repeating ones too, from the start of this year to the end of the
         *     fifth after it. Nothing is stored: an owner or admin adds what applies to the office.
         */
        post: operations["readHolidayFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}/billing/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the way to the account's bills
         * @description For its owner, signed in.
         */
        get: operations["getBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the transaction summary
         * @description What the deals of a period add up to. Closed deals are dated by their actual close, the others by their closing day;
         *     undated ones count only in all time. Archived deals count. Owners and admins get all deals of their teams, agents what is
         *     credited to them, assistants the count of the deals of the agents they assist.
         */
        get: operations["getReportSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{name}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example status */
                name: components["schemas"]["ReportName"];
            };
            cookie?: never;
        };
        /**
         * Get a report
         * @description One of the seven reports over the same deals as the summary; its lines' volume and commission add up to the summary's.
         *     A deal shared by agents is credited to each by their share. The report by closed month leaves no month out; what is not
         *     closed is its line without a month.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List portals
         * @description The portals of the deals that the caller may see, newest first.
         */
        get: operations["listPortals"];
        put?: never;
        /**
         * Share a deal with a client
         * @description Mode `account` lets the party's own user in, and invites the party where there is no such user yet; it needs an e-mail
         *     address, and tells the party by mail. Mode `link` answers a token, told this once. A party who has an open portal of the same mode to the deal
         *     answers 409.
         */
        post: operations["createPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portals/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose the mail to a client
         * @description The client may choose otherwise. Nothing is told of what happened before.
         */
        patch: operations["updatePortal"];
        trace?: never;
    };
    "/portals/{id}/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the way to a shared deal again
         * @description For a client who signs in. Who has no password yet gets a new link to set one; the link before works no longer. A private
         *     link, which nobody but the client has, and a portal that is not open answer 409.
         */
        post: operations["resendPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portals/{id}/revoke/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a portal
         * @description From now on it lets nobody in. Revoking it again changes nothing.
         */
        post: operations["revokePortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portals/{id}/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * See a portal as its client does
         * @description Exactly what the client gets. Looking does not count as a visit.
         */
        get: operations["previewPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bad news for clients
         * @description Those of the deals that the caller may see, newest first.
         */
        get: operations["listClientMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_messages/{id}/send/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send bad news to the clients
         * @description By mail, to every client who has access to the deal and wants mail about it. Once decided it answers 409.
         */
        post: operations["sendClientMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_messages/{id}/drop/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do not send bad news
         * @description Where the clients know already. Once decided it answers 409.
         */
        post: operations["dropClientMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/deals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deals shared with the caller */
        get: operations["listClientDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/deals/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a deal shared with the caller
         * @description Counts as a visit; what happened since the one before is in `changes`.
         */
        get: operations["getClientDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose the mail about a deal
         * @description When the client gets mail about the deal that is shared with them; `none` turns it off.
         */
        patch: operations["updateClientDeal"];
        trace?: never;
    };
    "/client/tasks/{id}/complete/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one's own task done
         * @description Only a visible task that is the client's to do; any other answers 404.
         */
        post: operations["completeClientTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret of the link. A wrong, expired or revoked one answers the same 404.
                 * @example Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I
                 */
                token: string;
            };
            cookie?: never;
        };
        /**
         * Get the deal behind a private link
         * @description For a client without an account. Counts as a visit. A link with a passcode answers 403 with the type
         *     `urn:protracker:problem:passcode-needed` until the passcode comes along.
         */
        get: operations["getLinkedDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose the mail about a deal behind a private link
         * @description For a client without an account; `none` turns the mail off. A passcode is asked for as it is for looking.
         */
        patch: operations["updateLinkedDeal"];
        trace?: never;
    };
    "/workspaces/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workspaces
         * @description The workspaces of the caller's teams, in order.
         */
        get: operations["listWorkspaces"];
        put?: never;
        /**
         * Create a workspace
         * @description For owners and admins of the team.
         */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a workspace */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        /**
         * Delete a workspace
         * @description Refused with 409 while it holds deals, archived ones included; move them first. For owners and admins of the team.
         */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        /** Change a workspace */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/workspaces/{id}/board/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the board of a workspace
         * @description Its phases with counts, values and first cards, under the filters of `listDeals`. Archived deals are not on it.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phases/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List phases
         * @description The phases of the caller's workspaces, in the order of the board.
         */
        get: operations["listPhases"];
        put?: never;
        /**
         * Create a phase
         * @description For owners and admins of the team.
         */
        post: operations["createPhase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phases/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a phase
         * @description Refused with 409 while it holds deals, unless `move_to` takes them, and where it is the last of its workspace.
         */
        delete: operations["deletePhase"];
        options?: never;
        head?: never;
        /** Change a phase */
        patch: operations["updatePhase"];
        trace?: never;
    };
    "/deals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deals
         * @description The deals that the caller may see: all of the team for owners and admins, their own and shared ones for agents, those of
         *     the agents they assist for assistants.
         */
        get: operations["listDeals"];
        put?: never;
        /** Create a deal */
        post: operations["createDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export deals
         * @description The deals that `listDeals` finds by the same filters, all of them, as a file that spreadsheets open and an import reads
         *     again: RFC 4180 in UTF-8 with a byte order mark, amounts as plain numbers, days as `2026-12-12`. A text that a spreadsheet
         *     would take for a formula has an apostrophe before it. Not for assistants. Of the commission owners and admins get the
         *     gross, agents their own share alone.
         */
        get: operations["exportDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/same_property/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find other deals for a property
         * @description The open deals that the caller may see and that have the same MLS number or the same address, at most 10. `St` and
         *     `Street`, `N` and `North`, `Apt 3` and `#3` are the same; a deal without a street counts with its name.
         */
        get: operations["listSameProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/groups/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Group deals
         * @description The groups that the deals of `listDeals` fall into, counted, in their order. A group has at least one deal.
         */
        get: operations["listDealGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a deal */
        get: operations["getDeal"];
        put?: never;
        post?: never;
        /**
         * Delete a deal
         * @description For owners and admins. The deal is gone from everywhere, with its tasks, milestones and clients' access; for 30 days
         *     `/deleted_deals/` can bring all of it back. A closed deal counts no more: what closed after it is worked out anew.
         */
        delete: operations["deleteDeal"];
        options?: never;
        head?: never;
        /**
         * Change a deal
         * @description Where a date changes, the due dates that hang on it follow: unfinished, unpinned tasks and milestones move.
         *     A status that the lifecycle does not allow answers 409.
         */
        patch: operations["updateDeal"];
        trace?: never;
    };
    "/deals/bulk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive, restore or move many deals
         * @description In one transaction: all that can be changed are, or, where anything goes wrong, none. Those that cannot are named with
         *     the reason, such as what a phase asks for. The opposite action on `changed` takes it back; a move, `undoEvents`.
         */
        post: operations["changeDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/duplicate/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a deal
         * @description A new deal on top of the first phase of the same board, with what the deal is: representation, type, address, list
         *     price, source, priority, people, agents and the terms of the commission. What happened to it stays behind: status, sale
         *     price, notes, clients' access and history. Milestones, tasks and dates come along by choice, all of them open again.
         */
        post: operations["duplicateDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted_deals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted deals
         * @description For owners and admins. Deals that were deleted in the last 30 days, the latest first.
         */
        get: operations["listDeletedDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted_deals/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export deleted deals
         * @description For owners and admins. The deals that `listDeletedDeals` lists, all of them, as a file like that of `exportDeals`.
         */
        get: operations["exportDeletedDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted_deals/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted deal back
         * @description With its tasks, milestones and clients' access, to its phase, else to the first one there is. A closed deal counts
         *     again: what closed after it is worked out anew.
         */
        post: operations["recoverDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's imports
         * @description The caller's own, the latest first.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Begin an import
         * @description Deals from the rows of a file. Send its rows (`rows/`), then which column is what; every row is checked, and `start/`
         *     imports those that are good. The answer guesses what the columns are.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an import
         * @description With how far it is.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say which column is what
         * @description Checks every row, and answers how many are good and why the others are not.
         */
        patch: operations["updateImport"];
        trace?: never;
    };
    "/imports/{id}/rows/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send rows of the file
         * @description Up to 500 at a time and 10,000 in all. The same rows sent again take the place of the first ones; they may not be fewer.
         */
        post: operations["addImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/start/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the good rows
         * @description A moment later, part by part; the import tells how far it is, and goes on after a restart. Refused with 409 unless it is `ready`.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import
         * @description What is there of it already is undone, a moment later. Refused with 409 once it is imported, which `undo/` takes back.
         */
        post: operations["cancelImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description A moment later, part by part: its deals are removed. Those that somebody changed since stay, and are named in `kept`.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/rejected/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the rows that cannot be imported
         * @description As the file had them, with the reasons in a column behind.
         */
        get: operations["getRejectedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/move/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a deal on the board
         * @description To a phase of the same team, between two cards. A phase may ask for fields: without them the move is refused with 422
         *     that names each. A phase of kind contract, closed or lost proposes a status; give it as `status` to take it.
         */
        post: operations["moveDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/close/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a deal
         * @description Takes a deal under contract to Closed, with the price and the day, which fixes the commission: without terms of it the
         *     deal does not close. What hangs on the day moves along, contractual dates only where they are in `confirm`.
         */
        post: operations["closeDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/close/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the commission that closing a deal would confirm
         * @description For who may close the deal. Refused as closing would be; writes nothing.
         */
        post: operations["previewClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/commission/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the ledger of a deal's commission
         * @description For owners and admins; an agent reads the lines about their own share.
         */
        get: operations["getDealCommission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the terms of a commission, or the price it is of
         * @description For owners and admins. Where the deal is closed, deals of its agents that closed later in the year of their cap are worked out
         *     anew, in the order of their closing, in the same change; the answer names each, before and after. With `dry_run` it is
         *     answered and nothing is written.
         */
        patch: operations["amendDealCommission"];
        trace?: never;
    };
    "/deals/{id}/commission/propose/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose the terms of a commission
         * @description For owners, admins and the agents of the deal. Owners and admins are told, and one of them approves. A new proposal replaces the one before.
         */
        post: operations["proposeCommission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/commission/decide/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or turn down proposed terms
         * @description For owners and admins. Who has proposed them is told.
         */
        post: operations["decideCommission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/commission/export/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Export the ledger of a deal's commission
         * @description The lines that `getDealCommission` answers, as a file like that of `exportDeals`; an agent's are those about their own share.
         */
        get: operations["exportDealCommission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commission_plans/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List commission plans
         * @description All of the account for owners and admins, their own for agents; the newest first.
         */
        get: operations["listCommissionPlans"];
        put?: never;
        /**
         * Give a member a commission plan
         * @description For owners and admins, in force from a day on; a second plan of the member from the same day answers 409. Deals that closed on
         *     that day or later are worked out anew in the same change; the answer names each. With `dry_run` nothing is written.
         */
        post: operations["createCommissionPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commission_plans/standings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how members stand to their caps
         * @description The members of a team, or of all, who may have a plan, for owners and admins; an agent reads their own.
         */
        get: operations["listCommissionStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commission_plans/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a commission plan
         * @description For owners and admins. The plan before holds again, if there was one, and deals that closed under this one are worked out anew.
         */
        delete: operations["deleteCommissionPlan"];
        options?: never;
        head?: never;
        /**
         * Change a commission plan
         * @description For owners and admins. To agree on something new from a day on, give the member another plan; this corrects one. Deals that
         *     closed while it was in force are worked out anew; the answer names each. With `dry_run` nothing is written.
         */
        patch: operations["updateCommissionPlan"];
        trace?: never;
    };
    "/deals/{id}/contracts/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the contracts of a deal
         * @description The newest first, with the backup offers and those that failed.
         */
        get: operations["listDealContracts"];
        put?: never;
        /**
         * Add a backup offer
         * @description It waits beside the deal's contract until it is accepted or deleted.
         */
        post: operations["createBackupOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/fail_contract/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a deal back on the market, or see what that would do
         * @description Files the deal's contract as failed, with its terms. The deal is active again without the contract's price, dates and
         *     people, on the phase that it came from; what its clients see is without them too. Tasks that count from the contract's dates
         *     start over, those that came with it are set aside. With `dry_run` nothing is written. Sent again without it and with the
         *     `preview` that was answered, it does exactly that, in one transaction and one event, which `undoEvent` takes back.
         */
        post: operations["failContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a backup offer
         * @description A contract stays in the history of its deal, and is not deleted.
         */
        delete: operations["deleteBackupOffer"];
        options?: never;
        head?: never;
        /**
         * Change a contract or a backup offer
         * @description The price, people and dates of a contract are those of its deal, and change there; here those of a backup offer alone.
         */
        patch: operations["updateDealContract"];
        trace?: never;
    };
    "/contracts/{id}/accept/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a backup offer the contract of its deal
         * @description Its price, people and dates become the deal's, which is then under contract. Refused with 409 while another contract is.
         */
        post: operations["acceptBackupOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/reopen/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a deal
         * @description Takes a closed, fallen through or expired deal back to the status before, with a reason. For owners and admins.
         */
        post: operations["reopenDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/reopen/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See which paid deals reopening a deal would change
         * @description For owners and admins. A closed deal that is reopened counts no more, so what closed after it is worked out anew. Writes nothing.
         */
        post: operations["previewReopening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/contact_proposals/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * See what its clients become with a deal
         * @description A deal under contract makes its clients Active Clients, a closed one makes them Closed and gives buyers a home anniversary.
         *     Nothing of it happens by itself.
         */
        get: operations["listContactProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/archive/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a deal
         * @description Takes the deal off the board and out of lists; its status stays. What is still due of a closed deal stays due. Archiving again changes nothing.
         */
        post: operations["archiveDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an archived deal
         * @description Puts the deal back on the board, at the end of its phase.
         */
        post: operations["restoreDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/apply_template/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a template to a deal, or see what that would add
         * @description Adds the template's milestones and tasks, with due dates. What the deal has already is not added twice. With `dry_run`
         *     nothing is written. Sent again without it and with the `preview` that was answered, it does exactly that.
         */
        post: operations["applyTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/reschedule/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move dates of a deal, or see what that would do
         * @description Answers everything that moves, stays, no longer fits or needs consent, and what it does to the risk. With `dry_run`
         *     nothing is written. Sent again without it and with the `preview` that was answered, it does exactly that, in one
         *     transaction and one event, which `undoEvent` takes back. Contractual dates move only where they are in `confirm`.
         */
        post: operations["rescheduleDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/timeline/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the timeline of a deal
         * @description Every date, milestone and task with its days, what it follows, and which tasks are the critical path.
         */
        get: operations["getDealTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/why/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Say why a date is what it is
         * @description What it is counted from and by which rule, which days are skipped, what holds it, and who set it when.
         */
        get: operations["explainDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo what several events tell
         * @description As `undoEvent`, for all that one change of many records told, such as `bulkEditTasks`. All of it or nothing.
         */
        post: operations["undoEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo what an event tells
         * @description Puts back every value that the event changed, in one transaction and one event. Refused with 409 that names what was
         *     changed since, and where the event is of a kind that cannot be undone: changes of dates and other plain fields of a deal,
         *     of its tasks and milestones, moves, rescheduling, completing, reopening, applying a template, and undoing can. Of a
         *     template goes what nobody has touched since; `kept` names the rest.
         */
        post: operations["undoEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/files/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the files of a deal
         * @description The newest first.
         */
        get: operations["listDealFiles"];
        put?: never;
        /**
         * Add a file to a deal
         * @description One file of at most 25 MB: a PDF, an image, or a Word, Excel or PowerPoint document without macros. A deal has 200 files at
         *     most. Clients see nothing of it until `client_visible` is set.
         */
        post: operations["uploadDealFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description For owners, admins and the deal's agents; assistants delete what they uploaded. `restoreDealFile` brings it back for 30 days.
         */
        delete: operations["deleteDealFile"];
        options?: never;
        head?: never;
        /**
         * Rename a file, or show it to clients
         * @description For whoever sees the deal.
         */
        patch: operations["updateDealFile"];
        trace?: never;
    };
    "/files/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted file back
         * @description For whoever may delete it.
         */
        post: operations["restoreDealFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/content/": {
        parameters: {
            query?: {
                /** @description The file itself, or what a page shows of it. */
                variant?: components["schemas"]["FileVariant"];
            };
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download a file, or look at it
         * @description The bytes. `ETag` and `If-None-Match` save sending them again, `Range` asks for a part. Whether the caller may still see the
         *     file is asked each time.
         */
        get: operations["getDealFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/files/{id}/content/": {
        parameters: {
            query?: {
                /** @description The file itself, or what a page shows of it. */
                variant?: components["schemas"]["FileVariant"];
            };
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download a file of a shared deal, or look at it
         * @description The bytes. `ETag` and `If-None-Match` save sending them again, `Range` asks for a part. Whether the caller may still see the
         *     file is asked each time.
         */
        get: operations["getClientFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/{token}/files/{id}/content/": {
        parameters: {
            query?: {
                /** @description The file itself, or what a page shows of it. */
                variant?: components["schemas"]["FileVariant"];
            };
            header?: never;
            path: {
                /**
                 * @description The secret of the link. A wrong, expired or revoked one answers the same 404.
                 * @example Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I
                 */
                token: components["parameters"]["0"];
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download a file behind a private link, or look at it
         * @description The bytes. `ETag` and `If-None-Match` save sending them again, `Range` asks for a part. Whether the caller may still see the
         *     file is asked each time.
         */
        get: operations["getLinkedFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes of a deal
         * @description Pinned ones first, then the newest.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Write a note
         * @description Whoever is mentioned and may see the deal is told in their inbox.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description For its author, owners and admins. `restoreNote` brings it back.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        /**
         * Rewrite or pin a note
         * @description Whoever is newly mentioned is told.
         */
        patch: operations["updateNote"];
        trace?: never;
    };
    "/notes/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted note back
         * @description For its author, owners and admins.
         */
        post: operations["restoreNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/history/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the history of a deal
         * @description What happened to the deal, its tasks and its milestones, newest first.
         */
        get: operations["getDealHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/history/{event}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description An event of the deal's history.
                 * @example 6560a1f2c3d4e5f60718ee01
                 */
                event: string;
            };
            cookie?: never;
        };
        /**
         * Get a deal as it was
         * @description The deal right after an event, with its tasks and milestones, rebuilt from its history; as much of it as the caller may
         *     see of the deal now. Refused with 422 where the event is older than what the history tells in full.
         */
        get: operations["getDealAsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestones/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the milestones of a deal */
        get: operations["listMilestones"];
        put?: never;
        /** Create a milestone */
        post: operations["createMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestones/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a milestone */
        get: operations["getMilestone"];
        put?: never;
        post?: never;
        /**
         * Delete a milestone
         * @description Its tasks stay with the deal. `restoreMilestone` brings it back.
         */
        delete: operations["deleteMilestone"];
        options?: never;
        head?: never;
        /** Change a milestone */
        patch: operations["updateMilestone"];
        trace?: never;
    };
    "/milestones/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted milestone back
         * @description As it was, with its tasks; so does undoing the event of its deletion.
         */
        post: operations["restoreMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Tasks of the deals and contacts that the caller may see, and their own. Undated tasks come last by `due_date`.
         */
        get: operations["listTasks"];
        put?: never;
        /** Create a task */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/bulk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many tasks at once
         * @description All of it or nothing, in one transaction. Due dates that hang on them follow; the answer says how many in which deals. With
         *     `dry_run` nothing is written. Sent again without it and with the `preview` that was answered, exactly these follow. One
         *     call of `undoEvents` takes it back.
         */
        post: operations["bulkEditTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export tasks
         * @description All tasks that `listTasks` finds by the same filters, as a file like that of `exportDeals`. Not for assistants.
         */
        get: operations["exportTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a task */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description `restoreTask` brings it back.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Change a task
         * @description Due dates that hang on it follow. A rule or dependency that makes a circle answers 422 with its path.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/tasks/{id}/complete/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a task
         * @description Completing again changes nothing, unless the instant differs.
         */
        post: operations["completeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/reopen/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reopen a task */
        post: operations["reopenTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted task back
         * @description As it was, with what depended on it; so does undoing the event of its deletion. What it belonged to and is gone meanwhile, it comes back without.
         */
        post: operations["restoreTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/not_applicable/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a task does not apply
         * @description It counts as complete from then on, and says why. `reopenTask` takes it back.
         */
        post: operations["setTaskNotApplicable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rule_packs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rule packs
         * @description Rules of law and of standard contract forms that templates can follow, with their sources. Guidance, not legal advice.
         */
        get: operations["listRulePacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rule_packs/{key}/apply/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The rule pack.
                 * @example texas
                 */
                key: components["schemas"]["RulePackKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a template with the rules of a pack
         * @description Answers the parts of a template with the pack's rules. Of a state's pack, the deal's dates and the contractual tasks that
         *     count from the acceptance change; the federal one brings its tasks. Nothing is stored: save what is answered with
         *     `updateTemplate`.
         */
        post: operations["applyRulePack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description The templates of the account.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Create a template
         * @description For owners, admins and assistants. Due rules or dependencies that make a circle answer 422 with the path that makes it.
         */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a template
         * @description For owners, admins and assistants. A file that is not one is refused, naming each field and why.
         */
        post: operations["importTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a template */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a template
         * @description For owners, admins and assistants. What it was applied to stays; workspaces that offered it offer none.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /**
         * Change a template
         * @description For owners, admins and assistants. Deals that it was applied to keep what they have.
         */
        patch: operations["updateTemplate"];
        trace?: never;
    };
    "/templates/{id}/duplicate/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a template
         * @description For owners, admins and assistants.
         */
        post: operations["duplicateTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/export/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Export a template
         * @description The template as a file that `importTemplate` takes, in this account or another one.
         */
        get: operations["exportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reminders
         * @description One's own, the next one first.
         */
        get: operations["listReminders"];
        put?: never;
        /**
         * Ask to be reminded of a task
         * @description For oneself. Of a task that is done nobody is reminded, 422.
         */
        post: operations["createReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a reminder */
        delete: operations["deleteReminder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description One's own inbox, the latest first. What tells of a deal or task that one does not see any more is left out.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read_all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all notifications as read */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how one is told
         * @description By which ways the caller is told of what, and when the mail about the day comes.
         */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose how one is told
         * @description It holds for what happens from then on.
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/notifications/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark a notification as read, or as unread */
        patch: operations["updateNotification"];
        trace?: never;
    };
    "/calendar/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what falls into a range of days
         * @description Tasks, milestones and key dates by their due dates and deals by their closing, of the deals that the caller may see.
         *     Archived deals are left out. A range has at most 400 days. By a workspace, deals, or filters of `listDeals`, only what
         *     belongs to such a deal; tasks of no deal are left out then.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what falls into a range of days
         * @description The entries that `getCalendar` answers by the same filters, as a file like that of `exportDeals`. For everyone but assistants.
         */
        get: operations["exportCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/feeds/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendar feeds
         * @description The caller's own.
         */
        get: operations["listCalendarFeeds"];
        put?: never;
        /**
         * Create a calendar feed
         * @description For the people of the brokerage. The address is told this once, so no answer is kept for a repeated request. A user has at
         *     most 20 feeds; one more answers 409.
         */
        post: operations["createCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/feeds/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a calendar feed
         * @description Its address answers 404 from now on.
         */
        delete: operations["revokeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/feed/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret of the feed, with `.ics` after it.
                 * @example cf_8Qk2vR0sYt5n1LhXo7bWc3dEfGzJmPaUq9iKxTy4VwA.ics
                 */
                token: string;
            };
            cookie?: never;
        };
        /**
         * Read a calendar feed
         * @description iCalendar (RFC 5545): one all-day event each for what falls due from 90 days ago to 400 days ahead, with the same UID
         *     whenever it is read. A wrong and a revoked address, and one whose user may no longer sign in, answer 404 alike. At most 120
         *     times an hour.
         */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the start of the day */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search deals, contacts and tasks
         * @description What the caller may see whose words start with those of the query, the latest changed first. Where a name, an address or a
         *     title opens with the first two (`12 maple`, `anna nov`; a house number is the whole one), this is what is meant, and nothing
         *     else of its kind is answered. The lists of deals, contacts and tasks by `q` hold all that has the words, wherever they stand.
         *
         *     A kind in which nothing has them is searched by the nearest words that something has: a letter other, missing, too much or
         *     swapped (two of them in words of eight letters or more), a digit of an MLS number or telephone number. House numbers are
         *     never taken for others.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description 1 New Lead, 2 Contacted, 3 Qualified, 4 Active Client, 5 Closed, 6 Lost. 1 to 3 are leads.
         * @enum {integer}
         */
        ContactStatus: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @description 0 Not Sure, 1 Cold, 2 Warm, 3 Hot.
         * @enum {integer}
         */
        ContactTemperature: 0 | 1 | 2 | 3;
        /**
         * @description 1 Website Inquiry, 2 Social Media, 3 Direct Call, 4 Open House, 5 Zillow, 6 Other, 7 Past Client, 8 Client Referral, 9 Agent Referral, 10 For Sale By Owner, 11 Other Referral, 12 Expired Listing, 13 Paid Ads. Deals use the same codes.
         * @enum {integer}
         */
        ContactSource: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
        /**
         * @description An opaque identifier.
         * @example 6560a1f2c3d4e5f60718293a
         */
        Id: string;
        FieldError: {
            /**
             * @description The path of the field, with dots.
             * @example address.zip
             */
            field: string;
            /** @example must be text */
            reason: string;
        };
        /** @description What went wrong (RFC 9457). */
        Problem: {
            /**
             * @description The kind of problem where a client can do something about it.
             * @example about:blank
             */
            type: string;
            /** @example The request is not valid */
            title: string;
            /** @example 400 */
            status: number;
            detail?: string;
            /** @example b7c1e0d2f3a4 */
            request_id: string;
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description What every list carries beside its `results`. */
        Page: {
            /**
             * @description How many records match, up to 1,000 unless `count=exact`. Null with `count=none`.
             * @example 34
             */
            count: number | null;
            /** @description True where more than `count` records match. */
            count_is_capped: boolean;
            /**
             * @description The page answered, from 1. Null when the list was continued by a cursor.
             * @example 1
             */
            page: number | null;
            /** @example 15 */
            page_size: number;
            /** @description Give it as `cursor` to continue. Null at the end. */
            next_cursor: string | null;
        };
        /**
         * Format: date-time
         * @description An instant in UTC, from 1900 to 2999.
         * @example 2026-11-21T16:05:00.000Z
         */
        Instant: string;
        /** @description What every stored record carries. */
        StoredRecord: {
            /** Id */
            id: components["schemas"]["Id"];
            /** Created */
            created_at: components["schemas"]["Instant"];
            /** Changed */
            updated_at: components["schemas"]["Instant"];
            /** @description The user who created the record; null where the system did. */
            created_by: components["schemas"]["Id"] | null;
            /**
             * @description Counts whatever changes what somebody reads of the record, as does `updated_at`: fields that follow from other records, too. Starts the `ETag`; taken in `If-Match`.
             * @example 3
             */
            version: number;
        };
        /** @description Nothing, or a text that shows something: not only blanks and characters without a shape. It has no control characters but tabs and line breaks, and none that turn the direction of what follows it. */
        WordsOrNone: string;
        Address: {
            /**
             * Street
             * @example 402 Maple Street
             */
            street?: string;
            /**
             * Unit
             * @example #1204
             */
            unit?: string;
            /**
             * City
             * @example Hartford
             */
            city?: string;
            /**
             * State
             * @example CT
             */
            state?: string;
            /**
             * ZIP
             * @example 06103
             */
            zip?: string;
        };
        /**
         * Format: date
         * @description A calendar day from 1900 to 2999, read in the account's time zone.
         * @example 2026-11-21
         */
        Day: string;
        /** @description What a caller may write of a contact. */
        ContactFields: {
            /**
             * First name
             * @example Priya
             */
            first_name?: components["schemas"]["WordsOrNone"];
            /**
             * Last name
             * @example Whitaker
             */
            last_name?: components["schemas"]["WordsOrNone"];
            /**
             * Company
             * @example Whitaker Homes
             */
            company?: components["schemas"]["WordsOrNone"];
            /**
             * Email
             * @example [
             *       "priya.whitaker@example.com"
             *     ]
             */
            emails?: string[];
            /**
             * Phone
             * @example [
             *       "(860) 555-0142"
             *     ]
             */
            phones?: string[];
            /** Address */
            address?: components["schemas"]["Address"];
            /** Status */
            status?: components["schemas"]["ContactStatus"];
            /** Temperature */
            temperature?: components["schemas"]["ContactTemperature"];
            /** Source */
            source?: components["schemas"]["ContactSource"];
            /**
             * Labels
             * @description Ids of labels.
             */
            labels?: components["schemas"]["Id"][];
            /**
             * Owner
             * @description The user who looks after the contact.
             */
            owner?: components["schemas"]["Id"];
            /** Birthday */
            birthday?: components["schemas"]["Day"] | null;
            /** Home anniversary */
            home_anniversary?: components["schemas"]["Day"] | null;
            /** Next follow-up */
            next_follow_up?: components["schemas"]["Day"] | null;
            /** Last touch */
            last_touch_at?: components["schemas"]["Instant"] | null;
            /** Notes */
            notes?: string;
        };
        /** @description A person or company, from the first inquiry to the past client. */
        Contact: components["schemas"]["StoredRecord"] & WithRequired<components["schemas"]["ContactFields"], "first_name" | "last_name" | "company" | "emails" | "phones" | "address" | "status" | "temperature" | "source" | "labels" | "owner" | "birthday" | "home_anniversary" | "next_follow_up" | "last_touch_at" | "notes"> & {
            /** @description The contact that this one was merged into. */
            merged_into: components["schemas"]["Id"] | null;
        };
        /**
         * @description The words that were searched for in place of `q`: nothing that the caller may see has words that start with those of `q`, but something has these, which are a typo away. Absent where `q` itself was searched for.
         * @example maple
         */
        CorrectedQ: string;
        ContactPage: components["schemas"]["Page"] & {
            results: components["schemas"]["Contact"][];
            corrected_q?: components["schemas"]["CorrectedQ"];
        };
        /** @description A new contact. It needs a name, a company, an e-mail address or a phone number; owner is the caller by default. */
        ContactCreate: components["schemas"]["ContactFields"] & (unknown | unknown | unknown | unknown | unknown);
        /** @description The fields to change; the others stay. */
        ContactUpdate: components["schemas"]["ContactFields"];
        /**
         * @description 1 Pre-contract, 2 Active, 3 Under Contract, 4 Closed, 5 Fell Through, 6 Expired, 7 On Hold. 1, 2, 3 and 7 are open.
         * @enum {integer}
         */
        DealStatus: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * @description What a contact is in a deal. Buyer, seller, landlord and tenant are the clients where the team acts for them.
         * @enum {string}
         */
        PartyRole: "buyer" | "seller" | "landlord" | "tenant" | "lender" | "title" | "attorney" | "inspector" | "other_agent" | "other";
        /** @description A deal with a contact's role in it. */
        ContactDeletionDeal: {
            id: components["schemas"]["Id"];
            /** @example 402 Maple Street */
            name: string;
            status: components["schemas"]["DealStatus"];
            role: components["schemas"]["PartyRole"];
        };
        /** @description What hangs on a contact, and so what deleting it changes. */
        ContactDeletion: {
            /** @description The deals that it is a party of, among those that the caller sees. */
            deals: components["schemas"]["ContactDeletionDeal"][];
            /** @description Whether it is a party of deals that the caller does not see. Then only an owner or admin can delete it. */
            is_in_other_deals: boolean;
            /** @description How many unfinished tasks are about it. */
            open_tasks: number;
            /** @description How many finished tasks are about it. */
            finished_tasks: number;
            /** @description How many open ways into the deals end. */
            portals: number;
            /** @description The user who gets those of the open tasks that nobody has and that belong to no deal. */
            tasks_to: components["schemas"]["Id"];
        };
        /** @description The human being behind a user. */
        Person: {
            /** @example Maya */
            first_name: string;
            /** @example Ellison */
            last_name: string;
            /** @example (860) 555-0119 */
            phone_number: string | null;
            /** @description The address of the profile image. */
            image: string | null;
        };
        /** @description The brokerage account that a user belongs to, as far as every screen needs it. */
        AccountSummary: {
            id: components["schemas"]["Id"];
            /** @example Ellison & Partners */
            name: string;
            /** @example Charter Oak Realty */
            brokerage: string;
            /** @description The address of the account's image. */
            image: string | null;
            /** @description The user who owns the account; null in a client's eyes. */
            owner: components["schemas"]["Id"] | null;
            /**
             * @description The IANA time zone in which calendar days are read.
             * @example America/New_York
             */
            time_zone: string;
            /**
             * @description ISO 4217 code of the currency of every amount.
             * @example USD
             */
            currency: string;
        };
        /**
         * @description What a member may do; owner and admin see everything of the team, an assistant works for the agents they assist.
         * @enum {string}
         */
        TeamRole: "owner" | "admin" | "agent" | "assistant";
        /**
         * @description 0 Invited, 1 Active, 2 Disabled.
         * @enum {integer}
         */
        UserStatus: 0 | 1 | 2;
        /** @description How far the user is in the guided tour; the same on every device. */
        Tour: {
            /**
             * @description The last step that the user has seen; 0 before the first.
             * @example 2
             */
            step: number;
            /** @description The tour was finished or skipped, and is offered no more. */
            done: boolean;
        };
        /** @description Someone who can sign in. A `person` means that they are signed in. */
        User: {
            id: components["schemas"]["Id"];
            /** @description True for a client of the account, who sees only the deals shared with them. */
            is_client: boolean;
            person: components["schemas"]["Person"];
            /**
             * Format: email
             * @example agent@demo.test
             */
            email: string;
            account: components["schemas"]["AccountSummary"];
            /** @description The highest role that the user has in a team of the account; null for a client. */
            role: components["schemas"]["TeamRole"] | null;
            status: components["schemas"]["UserStatus"];
            tour: components["schemas"]["Tour"];
        };
        /** @description What a user signs in with. */
        Credentials: {
            /**
             * @description The e-mail address.
             * @example agent@demo.test
             */
            username: string;
            /**
             * Format: password
             * @example protracker-demo
             */
            password: string;
        };
        /** @description Whose password is forgotten. */
        ForgottenPassword: {
            /**
             * @description The e-mail address.
             * @example agent@demo.test
             */
            username: string;
        };
        /** @description The request has arrived. The answer is the same whether or not the address is known already. */
        Received: {
            /** @example Check your mail to continue. */
            detail: string;
        };
        /**
         * @description What a link from a mail is for.
         * @enum {string}
         */
        AccountLinkPurpose: "activation" | "invitation" | "portal" | "reset";
        /** @description What a link from a mail is for, as its page shows it. */
        AccountLink: {
            purpose: components["schemas"]["AccountLinkPurpose"];
            /**
             * Format: email
             * @description The name to sign in with.
             * @example jordan@example.com
             */
            email: string;
            /** @description Whether it is a client's; they have a sign-in of their own. */
            is_client: boolean;
            /** @example Jordan */
            first_name: string;
            /** @example Lee */
            last_name: string;
            /** @example Ellison & Partners */
            account_name: string;
            /**
             * @description The team of an invitation; null for other links.
             * @example Downtown
             */
            team_name: string | null;
            /** @description The role in that team. */
            role: components["schemas"]["TeamRole"] | null;
            /**
             * @description Who invited or shared.
             * @example Maya Ellison
             */
            invited_by: string | null;
            /** @description The deal that was shared with a client; null for other links. */
            deal: components["schemas"]["Id"] | null;
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * Format: password
         * @description At least 8 characters; long passphrases are welcome. Passwords that many people use, the user's own name and address, and
         *     the product's name are refused.
         * @example a long and quiet river
         */
        NewPassword: string;
        /** @description A new password, twice. */
        PasswordSet: {
            new_password1: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The same again.
             */
            new_password2: string;
        };
        /**
         * Format: password
         * @description The caller's password, to confirm that it is they. Needed where they signed in more than 10 minutes ago: without it the call
         *     answers 403 with the type `urn:protracker:problem:sign-in-again`.
         * @example protracker-demo
         */
        CurrentPassword: string;
        /** @description A new password, twice, and the current one where the sign-in is older than 10 minutes. */
        PasswordUpdate: {
            new_password1: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The same again.
             */
            new_password2: string;
            current_password?: components["schemas"]["CurrentPassword"];
            /** @description Whether to revoke the user's access tokens too. They stay where this is not said. */
            revoke_tokens?: boolean;
        };
        /** @description A text that shows something, as `WordsOrNone`. */
        Words: string;
        /** @description A name, as `NameOrNone`. */
        Name: components["schemas"]["Words"];
        PersonName: components["schemas"]["Name"];
        /** @description What users may write of themselves. What is left out stays. */
        PersonUpdate: {
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            /**
             * @description Checked, and kept in the usual form of its country; null or empty for none. Without a country code it is read as a number of the United States.
             * @example (860) 555-0119
             */
            phone_number?: string | null;
            /** @description Removes the profile image. */
            image?: null;
        };
        /**
         * Format: binary
         * @description A PNG, JPEG, WebP or AVIF of at most 5 MB and 40 megapixels. It is cut to a square of 512 pixels; what the file says
         *     besides, such as where it was taken, is dropped.
         */
        ImageUpload: string;
        /** @description Changes of one's profile, as a form with a file. */
        UserUpdateForm: {
            person?: components["schemas"]["PersonUpdate"];
            /** @description The profile image. */
            profile?: components["schemas"]["ImageUpload"];
        };
        /** @description Changes of one's profile. */
        UserUpdate: {
            person?: components["schemas"]["PersonUpdate"];
        };
        /** @description How far the user has come. */
        TourUpdate: {
            /** @example 3 */
            step?: number;
            done?: boolean;
        };
        /**
         * @description 0 Invited, 1 Active, 2 Disabled, 3 Declined.
         * @enum {integer}
         */
        MemberStatus: 0 | 1 | 2 | 3;
        /** @description A user's place in a team. */
        TeamMember: {
            user: components["schemas"]["Id"];
            person: components["schemas"]["Person"];
            /**
             * Format: email
             * @example agent@demo.test
             */
            email: string;
            role: components["schemas"]["TeamRole"];
            status: components["schemas"]["MemberStatus"];
            /** @description The users whose work an assistant sees and does; empty for the other roles. */
            assists: components["schemas"]["Id"][];
        };
        /** @description People who work on the same deals. */
        Team: components["schemas"]["StoredRecord"] & {
            account: components["schemas"]["Id"];
            /** @example Downtown */
            name: string;
            members: components["schemas"]["TeamMember"][];
        };
        TeamPage: components["schemas"]["Page"] & {
            results: components["schemas"]["Team"][];
        };
        /** @description What owners and admins write of a team. */
        TeamFields: {
            /** @example Downtown */
            name: components["schemas"]["Name"];
        };
        /** @description A name that goes into mail, or nothing. It holds no web address, so that nobody can send one to strangers. */
        NameOrNone: components["schemas"]["WordsOrNone"];
        /** @description For an assistant, the agents of the team that they work for; empty for the other roles. */
        Assists: components["schemas"]["Id"][];
        /** @description Somebody to invite. Only an owner makes owners. The names are for a person who is not known yet; who is keeps theirs. */
        MemberInvite: {
            /**
             * Format: email
             * @example theo@example.com
             */
            email: string;
            /** @example Theo */
            first_name?: components["schemas"]["NameOrNone"];
            /** @example Lindqvist */
            last_name?: components["schemas"]["NameOrNone"];
            role: components["schemas"]["TeamRole"];
            assists?: components["schemas"]["Assists"];
        };
        /** @description The fields to change; the others stay. A member who stops being an assistant assists nobody. */
        MemberUpdate: {
            role?: components["schemas"]["TeamRole"];
            assists?: components["schemas"]["Assists"];
        };
        /** @description Who takes over the open work of somebody who goes. */
        WorkHandover: {
            /**
             * @description An active member of the team, who gets the open deals and tasks of the team, and the contacts of a person without another
             *     team; null leaves all of it where it is.
             */
            reassign_to: components["schemas"]["Id"] | null;
        };
        /** @description Who takes over the caller's open work; nobody by default. */
        TeamLeave: {
            reassign_to?: components["schemas"]["Id"] | null;
        };
        /** @description Who is to own the account. */
        OwnershipTransfer: {
            /** @description An active member of one of the account's teams. */
            user: components["schemas"]["Id"];
            current_password?: components["schemas"]["CurrentPassword"];
        };
        /** @description One place where the caller is signed in. */
        SignedInSession: {
            /**
             * @description Names the session; it lets nobody in.
             * @example n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg
             */
            id: string;
            /**
             * @description The browser and its system, as far as they can be told.
             * @example Chrome on macOS
             */
            device: string;
            /** @description When the user signed in. */
            created_at: components["schemas"]["Instant"];
            /** @description The last request, to the minute. */
            seen_at: components["schemas"]["Instant"];
            /** @description When it ends, however busy it is. */
            expires_at: components["schemas"]["Instant"];
            /** @description True for the session of this very request. */
            is_current: boolean;
        };
        SignedInSessionList: {
            /** @description The sessions that are alive, the last seen first; at most 100. */
            results: components["schemas"]["SignedInSession"][];
        };
        /**
         * @description What a token may do; `read` for GET alone, `write` for every call that takes tokens.
         * @enum {string}
         */
        TokenScope: "read" | "write";
        /** @description A personal access token. It does what its user may do, within its scope, until it expires. */
        AccessToken: components["schemas"]["StoredRecord"] & {
            /** @example Nightly export */
            name: string;
            scope: components["schemas"]["TokenScope"];
            expires_at: components["schemas"]["Instant"];
            /** @description The last use, to the minute; null before the first. */
            last_used_at: components["schemas"]["Instant"] | null;
        };
        AccessTokenPage: components["schemas"]["Page"] & {
            results: components["schemas"]["AccessToken"][];
        };
        /** @description A new token. */
        AccessTokenCreate: {
            /** @example Nightly export */
            name: components["schemas"]["Words"];
            scope: components["schemas"]["TokenScope"];
            /** @description At most a year ahead. */
            expires_at: components["schemas"]["Instant"];
            current_password?: components["schemas"]["CurrentPassword"];
        };
        /** @description The new token, with its secret. */
        CreatedAccessToken: {
            access_token: components["schemas"]["AccessToken"];
            /**
             * @description The secret, told this once; only its hash is kept. Sent as `Authorization` with the word `Bearer` before it.
             * @example pt_8Qk2vR0sYt5n1LhXo7bWc3dEfGzJmPaUq9iKxTy4VwA
             */
            token: string;
        };
        /**
         * @description The kind of record that something was done to.
         * @enum {string}
         */
        AuditEntity: "access_token" | "account" | "client_message" | "commission_plan" | "contact" | "deal" | "deal_contract" | "export" | "file" | "import" | "label" | "milestone" | "note" | "phase" | "portal" | "reminder" | "task" | "team" | "template" | "ticket" | "user" | "workspace";
        /** @description A field before and after. */
        FieldChange: {
            /** @example dates.closing */
            field: string;
            /** @description Any value; null where there was none. */
            from: unknown;
            /** @description Any value; null where there is none. */
            to: unknown;
        };
        /** @description Something that somebody, or the system, did in the account. Written with the change itself and never altered. */
        AuditEvent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @description The user who did it; null for the system, and for somebody who was not signed in. */
            actor: components["schemas"]["Id"] | null;
            /** @example Maya Ellison */
            actor_name: string | null;
            /**
             * @description The kind of record; see AuditEntity.
             * @example deal
             */
            entity: string;
            entity_id: components["schemas"]["Id"];
            /**
             * @description What the record is called now; null where it has no name or is gone.
             * @example 402 Maple Street
             */
            record_name: string | null;
            /**
             * @description What was done, as a verb.
             * @example update
             */
            op: string;
            /**
             * @description What was done, in words that follow the actor’s name.
             * @example changed the deal “402 Maple Street”
             */
            summary: string;
            /** @description The fields that changed. Secrets are never among them. */
            diff: components["schemas"]["FieldChange"][];
            /** @description Why, where a person or a rule gave a reason. */
            cause: string | null;
            /**
             * @description The `request_id` of the request that did it.
             * @example b7c1e0d2f3a4
             */
            request_id: string;
        };
        AuditEventPage: components["schemas"]["Page"] & {
            results: components["schemas"]["AuditEvent"][];
        };
        /**
         * @description How a workspace opens. `deal` is the board, the default.
         * @enum {string}
         */
        WorkspaceView: "deal" | "list" | "timeline" | "calendar";
        ViewFilter: {
            /** @example representation */
            field_name: string;
            /**
             * @description As it stands in the address of the screen.
             * @example 1,3
             */
            value: string;
        };
        /**
         * @description What deals are grouped by. The agent is the one who leads; the month that of the actual close, else of the closing.
         * @enum {string}
         */
        DealGroupField: "phase" | "status" | "agent" | "closing_month" | "representation" | "risk";
        /** @description How deals are shown. A client that does not know a field, an order or a column leaves it out. */
        ViewState: {
            view: components["schemas"]["WorkspaceView"];
            /** @description The filters in force, keyed by field name; each field once. */
            filters: components["schemas"]["ViewFilter"][];
            /**
             * @description As `sort` of `listDeals`; empty for the usual order.
             * @example -price
             */
            sort: string;
            /** @description What a list is grouped by; null for one list. */
            group: components["schemas"]["DealGroupField"] | null;
            /** @description The columns of a list beside the deal's name, in their order; none for the usual ones. */
            columns: string[];
            /** @description What a card of the board shows beside the deal's name; none, or left out, for the usual fields. */
            card?: string[];
        };
        /** @description What a caller may write of a saved view. */
        ViewFields: {
            /** @example Closings by month */
            name?: components["schemas"]["Words"];
            /**
             * @description Whether everyone of the team sees it.
             * @example true
             */
            shared?: boolean;
            state?: components["schemas"]["ViewState"];
        };
        /** @description A way to look at the deals of a workspace, saved under a name. */
        View: components["schemas"]["StoredRecord"] & WithRequired<components["schemas"]["ViewFields"], "name" | "shared" | "state"> & {
            team: components["schemas"]["Id"];
            /** @description Null for the deals of all workspaces. */
            workspace: components["schemas"]["Id"] | null;
            /** @description The workspaces in which the caller chose this view last; they open with it. */
            chosen_in: components["schemas"]["Id"][];
        };
        ViewPage: components["schemas"]["Page"] & {
            results: components["schemas"]["View"][];
        };
        /** @description A new view; the caller's own alone unless it is shared. */
        ViewCreate: WithRequired<components["schemas"]["ViewFields"], "name" | "state"> & {
            team: components["schemas"]["Id"];
            workspace?: components["schemas"]["Id"] | null;
        };
        /** @description What a workspace opens with for the caller. What is left out stays as it is. */
        ViewChoice: {
            workspace: components["schemas"]["Id"];
            /** @description The saved view; null for none. */
            view?: components["schemas"]["Id"] | null;
            /** @description Board, list, timeline or calendar. */
            shown?: components["schemas"]["WorkspaceView"];
        };
        /** @description The fields to change; the others stay. */
        ViewUpdate: components["schemas"]["ViewFields"];
        /**
         * @description A colour by name; each theme has its own shade of it.
         * @enum {string}
         */
        LabelColour: "grey" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple";
        /** @description What a caller may write of a label. */
        LabelFields: {
            /** @example Client */
            name?: components["schemas"]["Words"];
            colour?: components["schemas"]["LabelColour"];
        };
        /** @description A word to mark contacts with. Every account starts with Client, in teal. */
        Label: components["schemas"]["StoredRecord"] & WithRequired<components["schemas"]["LabelFields"], "name" | "colour">;
        LabelPage: components["schemas"]["Page"] & {
            results: components["schemas"]["Label"][];
        };
        /** @description A new label. Its name is not yet taken in the account; grey by default. */
        LabelCreate: WithRequired<components["schemas"]["LabelFields"], "name">;
        /** @description The fields to change; the others stay. */
        LabelUpdate: components["schemas"]["LabelFields"];
        /**
         * @description How much it hurts, in the reporter's words.
         * @enum {integer}
         */
        TicketPriority: 1 | 2 | 3;
        /**
         * @description 1 Question, 2 Problem, 3 Idea, 4 Billing.
         * @enum {integer}
         */
        TicketType: 1 | 2 | 3 | 4;
        /** @description What a caller may write of a ticket. */
        TicketFields: {
            /** @example The calendar shows the wrong day */
            subject?: components["schemas"]["Words"];
            /** @example A closing on December 12 shows on December 11. */
            description?: components["schemas"]["Words"];
            priority?: components["schemas"]["TicketPriority"];
            type?: components["schemas"]["TicketType"];
        };
        /** @description A new request for help. */
        TicketCreate: WithRequired<components["schemas"]["TicketFields"], "subject" | "description" | "priority" | "type">;
        /**
         * @description 1 Open, 2 In progress, 3 Solved.
         * @enum {integer}
         */
        TicketStatus: 1 | 2 | 3;
        /** @description A request for help. */
        Ticket: components["schemas"]["StoredRecord"] & components["schemas"]["TicketFields"] & {
            status: components["schemas"]["TicketStatus"];
            /** @description The user who asked. */
            reporter: components["schemas"]["Id"];
        };
        /** @example (860) 555-0119 */
        PhoneNumber: string;
        /**
         * @description How many people will work in the account.
         * @enum {string}
         */
        TeamSize: "1" | "2-5" | "6-10" | "11-25" | "26-50" | "51+";
        /**
         * @description A state of the United States, or the District of Columbia.
         * @enum {string}
         */
        UsState: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
        /** @description A person starts an account on their own. */
        SignupCreate: {
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            phone_number: components["schemas"]["PhoneNumber"];
            /** Format: email */
            email: string;
            /** @description The account's name. */
            name: components["schemas"]["Name"];
            team_size: components["schemas"]["TeamSize"];
            /** @description Where the office is. The account starts with its time zone, public holidays and contract rules. */
            state?: components["schemas"]["UsState"];
        };
        /** @description The person who asks. */
        AccountRequestPerson: {
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            phone_number: components["schemas"]["PhoneNumber"];
            /** Format: email */
            email: string;
        };
        /** @description A brokerage asks for an account. */
        AccountRequestCreate: {
            person: components["schemas"]["AccountRequestPerson"];
            /** @description The team's name. */
            name: components["schemas"]["Name"];
            brokerage: string;
            team_size: components["schemas"]["TeamSize"];
            /**
             * @description Where the team works.
             * @example CT
             */
            state: string;
            /**
             * @description Sales of a year in the team's own words.
             * @example $20M to $50M
             */
            annual_volume: string;
            /**
             * @description Deals of a year in the team's own words.
             * @example 120
             */
            annual_deals: string;
            /**
             * @description How the team heard of the product.
             * @example A colleague
             */
            source: string;
            /** @description An empty string where there is none. */
            promotion_code: string;
        };
        /** @description Changes of the account, as a form with a file. */
        AccountUpdateForm: {
            /** @example Ellison & Partners */
            name?: components["schemas"]["Name"];
            /** @example Charter Oak Realty */
            brokerage?: string;
            /** @description The account's image. */
            profile?: components["schemas"]["ImageUpload"];
        };
        /** @description Changes of the account. What is left out stays. */
        AccountUpdate: {
            /** @example Ellison & Partners */
            name?: components["schemas"]["Name"];
            /** @example Charter Oak Realty */
            brokerage?: string;
            /** @description Removes the image. */
            image?: null;
        };
        /**
         * @description The IANA name of a time zone.
         * @example America/New_York
         */
        TimeZone: string;
        /**
         * @description The currency of every amount, by its ISO 4217 code.
         * @enum {string}
         */
        Currency: "USD" | "CAD";
        /**
         * @description Weekdays on which the office works, 1 for Monday to 7 for Sunday.
         * @example [
         *       1,
         *       2,
         *       3,
         *       4,
         *       5
         *     ]
         */
        Weekdays: number[];
        /**
         * @description A time of day, read in the account's time zone.
         * @example 17:00
         */
        TimeOfDay: string;
        /** @description A day on which the office is closed. */
        Holiday: {
            date: components["schemas"]["Day"];
            /** @example Thanksgiving Day */
            name: components["schemas"]["Words"];
            /** @description Whether it is the day off for a holiday that is on another day, such as a Monday for a Sunday. */
            observed: boolean;
        };
        /** @description Days on which the office is closed, in order, each once. */
        Holidays: components["schemas"]["Holiday"][];
        /** @description When the office works, which due dates in business days are counted by. */
        AccountCalendar: {
            /** @description The account’s version, for If-Match. */
            version: number;
            /** @description The state whose public holidays it starts from. */
            state: components["schemas"]["UsState"] | null;
            time_zone: components["schemas"]["TimeZone"];
            currency: components["schemas"]["Currency"];
            business_days: components["schemas"]["Weekdays"];
            /** @description When the office closes. */
            office_hours_end: components["schemas"]["TimeOfDay"];
            holidays: components["schemas"]["Holidays"];
        };
        /** @description Changes of the calendar. What is left out stays. */
        AccountCalendarUpdate: {
            state?: components["schemas"]["UsState"] | null;
            time_zone?: components["schemas"]["TimeZone"];
            currency?: components["schemas"]["Currency"];
            business_days?: components["schemas"]["Weekdays"];
            office_hours_end?: components["schemas"]["TimeOfDay"];
            holidays?: components["schemas"]["Holidays"];
            /** @description Contractual dates (tasks of kind key_date) that may move to where their rules lead; the others stay. */
            confirm?: components["schemas"]["Id"][];
            /** @description The `preview` of a dry run. If anything would now come out differently, nothing is written and the answer is 412. */
            preview?: string;
        };
        /**
         * @description What a date belongs to.
         * @enum {string}
         */
        DatedKind: "deal" | "task" | "milestone";
        /** @description A date that moves. */
        DateMove: {
            kind: components["schemas"]["DatedKind"];
            /**
             * @description The task or milestone; of a date of the deal its name.
             * @example closing
             */
            id: string;
            /** @example Closing */
            title: string;
            from: components["schemas"]["Day"] | null;
            to: components["schemas"]["Day"] | null;
            /**
             * @description Why it is due then.
             * @example 1 day before the closing (Dec 19)
             */
            reason: string;
            /** @description By how many business days a task may slip, once all has moved, before a deadline is missed; null without one. */
            float_days: number | null;
            /** @description A contractual date: it moves with consent alone. */
            contractual: boolean;
        };
        /** @description A date that its rule would move, and that stays. */
        KeptDate: {
            kind: components["schemas"]["DatedKind"];
            /** @example 6560a1f2c3d4e5f60718cc01 */
            id: string;
            /** @example Walkthrough */
            title: string;
            date: components["schemas"]["Day"] | null;
            /** @description Where its rule leads. */
            wanted: components["schemas"]["Day"] | null;
            /** @enum {string} */
            because: "pinned" | "finished";
        };
        /** @description A pinned date that no longer fits what moves around it. */
        DateConflict: {
            kind: components["schemas"]["DatedKind"];
            /** @example 6560a1f2c3d4e5f60718cc01 */
            id: string;
            /** @example Walkthrough */
            title: string;
            date: components["schemas"]["Day"];
            /**
             * @description Business days that are missing.
             * @example 2
             */
            days_short: number;
            /** @example 1 day before the closing (Dec 15) */
            reason: string;
        };
        /**
         * @description A date of a deal.
         * @enum {string}
         */
        DealDateName: "listing" | "listing_expiration" | "offer" | "acceptance" | "earnest_due" | "inspection" | "appraisal" | "financing" | "title" | "walkthrough" | "closing" | "actual_close" | "possession" | "lease_start";
        /** @description A date of the deal that is probably wrong. It can still be saved. */
        DateWarning: {
            date: components["schemas"]["DealDateName"];
            day: components["schemas"]["Day"];
            /**
             * @example Closing is on a Saturday, Dec 19
             * @example Closing (Dec 1) is before the acceptance (Dec 5)
             */
            text: string;
        };
        /**
         * @description How the deal stands, by the float of its critical path in business days: sunny 3 or more, cloudy 0 to 2, rain below 0; storm where a contractual date was missed. Deadlines are contractual dates, the closing, and whatever is late already.
         * @enum {string}
         */
        RiskLevel: "sunny" | "cloudy" | "rain" | "storm";
        RiskCause: {
            /** @example Appraisal was due on Nov 20 */
            text: string;
            /** @description The task behind it; null where it is a date of the deal. */
            task: components["schemas"]["Id"] | null;
        };
        DealRisk: {
            level: components["schemas"]["RiskLevel"];
            /**
             * @description Business days to spare until the tightest deadline; negative when late, null without a deadline.
             * @example 2
             */
            float_days: number | null;
            causes: components["schemas"]["RiskCause"][];
        };
        /** @description The risk of the deal before and after, both as of today. */
        RiskChange: {
            before: components["schemas"]["DealRisk"];
            after: components["schemas"]["DealRisk"];
        };
        /** @description What a change of the calendar does to one deal. */
        RescheduledDeal: {
            deal: components["schemas"]["Id"];
            /** @example 402 Maple Street */
            name: string;
            moved: components["schemas"]["DateMove"][];
            /** @description Pinned dates that their rules would move. */
            kept: components["schemas"]["KeptDate"][];
            conflicts: components["schemas"]["DateConflict"][];
            /** @description A closing that is on a day off now. */
            warnings: components["schemas"]["DateWarning"][];
            /** @description Contractual dates that stay, for want of consent, and where they would go. */
            to_confirm: components["schemas"]["DateMove"][];
            risk: components["schemas"]["RiskChange"];
        };
        /** @description What a change of the calendar does, or would do. */
        AccountCalendarChange: {
            /** @description Whether it was written; false for a dry run and if nothing changes. */
            applied: boolean;
            /** @description The event that records it, for `undoEvent`; null if nothing was written. */
            event: components["schemas"]["Id"] | null;
            /** @description Stands for exactly this outcome. Send it back to get it and nothing else. */
            preview: string;
            calendar: components["schemas"]["AccountCalendar"];
            /** @description The deals with dates that move or would have to, by name. */
            deals: components["schemas"]["RescheduledDeal"][];
        };
        HolidayList: {
            results: components["schemas"]["Holidays"];
        };
        HolidayFile: {
            /** @description The text of an iCalendar file. */
            content: string;
        };
        /**
         * @description How the account is billed; by a session of the payment provider's customer portal, by a page of its own, or not here.
         * @enum {string}
         */
        BillingKind: "session" | "link" | "none";
        /** @description The way to the account's bills. */
        Billing: {
            kind: components["schemas"]["BillingKind"];
            /**
             * Format: uri
             * @description Where to go; a session's address works once and soon.
             * @example https://billing.example.com/p/session/abc
             */
            url: string | null;
            /**
             * @description What there is to know before going.
             * @example Cards and invoices are managed by our payment provider.
             */
            note: string;
        };
        /**
         * @description 0 past 30 days, 1 year to date, 2 year over year, 3 all time.
         * @enum {integer}
         */
        ReportPeriod: 0 | 1 | 2 | 3;
        /**
         * @description 0 the deals that the caller may see, 1 the part of them credited to the caller; for an assistant, the deals that they work for.
         * @enum {integer}
         */
        DealScope: 0 | 1;
        /**
         * @description 0 All, 1 Active Only (statuses 1, 2, 3, 7), 2 Closed Only (status 4).
         * @enum {integer}
         */
        DealStatusFilter: 0 | 1 | 2;
        /**
         * @description An amount of money in cents of the account's currency.
         * @example 51200000
         */
        Cents: number;
        /**
         * @description What a set of deals adds up to. Amounts are null for a caller who may see counts only. Averages are rounded to a whole
         *     cent or day; an average of nothing is null.
         */
        DealMetrics: {
            /**
             * @description Deals. A deal shared by agents counts once for each of them in the report by agent.
             * @example 12
             */
            count: number;
            /**
             * @description What the deals sell for: of each its sale price or, before there is one, its list price. So an open deal counts the price in its contract once that is known. A deal with neither counts nothing.
             * @example 512000000
             */
            volume: components["schemas"]["Cents"] | null;
            /**
             * @description Gross commission; for an agent, what they receive of it.
             * @example 12800000
             */
            commission: components["schemas"]["Cents"] | null;
            /** @example 42666667 */
            avg_price: components["schemas"]["Cents"] | null;
            /** @example 1066667 */
            avg_commission: components["schemas"]["Cents"] | null;
            /**
             * @description Days from acceptance to closing, over the deals that have both.
             * @example 37
             */
            avg_duration: number | null;
        };
        /** @description The same metrics for the same days of last year. */
        PreviousMetrics: components["schemas"]["DealMetrics"];
        /** @description The transaction summary. Every report's count, volume and commission add up to it. */
        TransactionSummary: components["schemas"]["DealMetrics"] & {
            /** @description The same span of last year; null unless the period is year over year. */
            previous: components["schemas"]["PreviousMetrics"] | null;
        };
        /**
         * @description Which of the seven reports.
         * @enum {string}
         */
        ReportName: "status" | "representation" | "source" | "agent" | "closed_month" | "deal_type" | "commission_split";
        /**
         * @description A rate in hundredths of a percent (2.5 % = 250).
         * @example 250
         */
        BasisPoints: number;
        /** @description Where the gross commission goes. The parts add up to gross. */
        CommissionSplit: {
            gross: components["schemas"]["Cents"];
            /** @description What goes to others before the split, a franchise with it. */
            referral: components["schemas"]["Cents"];
            company: components["schemas"]["Cents"];
            /** @description What the agents net, after fees. */
            agents: components["schemas"]["Cents"];
            fees: components["schemas"]["Cents"];
        };
        /** @description One line of a report. */
        ReportRow: components["schemas"]["DealMetrics"] & {
            /**
             * @description The code, user id or month (`YYYY-MM`) that the line is for; null for deals that have none. The label names these, too: `Not closed` by closed month, `No agent` by agent, `No single split` by commission split.
             * @example 4
             */
            key: string | number | null;
            /** @example Closed */
            label: string;
            /**
             * @description Sides represented; a dual deal has two.
             * @example 13
             */
            units: number;
            /** @description Part of the report's count, in basis points; the lines add up to 10000. */
            share: components["schemas"]["BasisPoints"];
            /** @description The same line in the same span of last year; null unless the period is year over year. */
            previous: components["schemas"]["PreviousMetrics"] | null;
            /** @description Only in the commission split report. */
            split: components["schemas"]["CommissionSplit"] | null;
        };
        /** @description One of the seven reports. */
        Report: {
            name: components["schemas"]["ReportName"];
            period: components["schemas"]["ReportPeriod"];
            /** @description The first day of the period; null for all time. */
            from: components["schemas"]["Day"] | null;
            /** @description The last day of the period, counted in; null for all time. */
            to: components["schemas"]["Day"] | null;
            /** @description The first day of the span compared with. */
            previous_from: components["schemas"]["Day"] | null;
            previous_to: components["schemas"]["Day"] | null;
            rows: components["schemas"]["ReportRow"][];
        };
        /**
         * @description How the client comes in; with an account of their own, or by a private link without one.
         * @enum {string}
         */
        PortalMode: "account" | "link";
        /**
         * @description Whether the portal lets anyone in now. It closes when its contact is no longer a party of the deal (`left`), and opens again if they come back.
         * @enum {string}
         */
        PortalState: "open" | "expired" | "revoked" | "left";
        /** @description What the client sees beside the deal's status and address. */
        PortalSections: {
            /** @description The way to closing. */
            milestones?: boolean;
            /** @description Tasks marked as visible to clients. */
            tasks?: boolean;
            /** @description Files marked as visible to clients. */
            files?: boolean;
            /** @description Inspection, appraisal, closing and the other days of the deal. */
            key_dates?: boolean;
            /** @description The agents, with phone number and e-mail address. */
            people?: boolean;
            /** @description The list price and, once there is one, the sale price. */
            price?: boolean;
            /** @description What has happened since the last visit. */
            changes?: boolean;
        };
        /**
         * @description When the client gets mail about the deal.
         * @enum {string}
         */
        PortalNotify: "none" | "milestone" | "weekly";
        /** @description A client's window on one deal. */
        Portal: components["schemas"]["StoredRecord"] & {
            deal: components["schemas"]["Id"];
            contact: components["schemas"]["Id"];
            /** @example Priya Whitaker */
            contact_name: string;
            mode: components["schemas"]["PortalMode"];
            state: components["schemas"]["PortalState"];
            expires_at: components["schemas"]["Instant"] | null;
            revoked_at: components["schemas"]["Instant"] | null;
            sections: components["schemas"]["PortalSections"];
            notify: components["schemas"]["PortalNotify"];
            /** @description The link asks for a passcode. */
            has_passcode: boolean;
            /** @description When the client last looked; null before the first visit. */
            last_seen_at: components["schemas"]["Instant"] | null;
        };
        PortalPage: components["schemas"]["Page"] & {
            results: components["schemas"]["Portal"][];
        };
        /** @description A deal to share with one of its parties. */
        PortalCreate: {
            deal: components["schemas"]["Id"];
            /** @description A party of the deal. */
            contact: components["schemas"]["Id"];
            mode: components["schemas"]["PortalMode"];
            /** @description When it closes by itself; never by default. */
            expires_at?: components["schemas"]["Instant"] | null;
            /** @description All by default; those left out are shown. */
            sections?: components["schemas"]["PortalSections"];
            notify?: components["schemas"]["PortalNotify"];
            /**
             * @description What the client must know besides the link; for mode `link` alone. Told to nobody again.
             * @example 4711 maple
             */
            passcode?: string;
            /**
             * @description Sends the link to the contact's first e-mail address. A portal of mode `account` is always told by mail.
             * @default false
             */
            mail: boolean;
        };
        /** @description The new portal, with its link where it has one. */
        CreatedPortal: {
            portal: components["schemas"]["Portal"];
            /** @description The secret of the link `/portal/{token}`, told this once: only its hash is kept. Null for a portal of mode `account`. */
            token: string | null;
        };
        /** @description When the client gets mail about the deal. */
        PortalMail: {
            notify: components["schemas"]["PortalNotify"];
        };
        /**
         * @description Whom the team acts for. 1 Buyer, 2 Seller, 3 Dual, 4 Landlord, 5 Tenant, 6 Referral.
         * @enum {integer}
         */
        Representation: 1 | 2 | 3 | 4 | 5 | 6;
        /** @description What a client sees of a deal at a glance. */
        ClientDealFacts: {
            id: components["schemas"]["Id"];
            /** @example 402 Maple Street */
            name: string;
            address: components["schemas"]["Address"];
            status: components["schemas"]["DealStatus"];
            representation: components["schemas"]["Representation"];
            /** @description The day of the closing, as it happened or as it is planned. */
            closing: components["schemas"]["Day"] | null;
            /** @description How many of the milestones that the client sees are complete. */
            progress: {
                /** @example 2 */
                done: number;
                /** @example 6 */
                total: number;
            };
        };
        /**
         * @description How far a task or milestone is.
         * @enum {string}
         */
        Progress: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETE";
        /** @description A step on the way to closing. */
        ClientMilestone: {
            id: components["schemas"]["Id"];
            /** @example Inspection */
            name: string;
            /**
             * @description What the agent says of it to the client.
             * @example Maria is with you at the house.
             */
            text: string;
            progress: components["schemas"]["Progress"];
            due_date: components["schemas"]["Day"] | null;
        };
        /**
         * @description The time of day by which it is due, in the account's time zone; null if the whole day counts.
         * @example 17:00
         */
        DueTime: components["schemas"]["TimeOfDay"] | null;
        /** @description A task that the client may see. */
        ClientTask: {
            id: components["schemas"]["Id"];
            /** @example Decide on repairs */
            title: string;
            progress: components["schemas"]["Progress"];
            due_date: components["schemas"]["Day"] | null;
            due_time: components["schemas"]["DueTime"];
            /** @description Whether another date is proposed that the sides have not agreed to yet. */
            to_confirm: boolean;
            completed_at: components["schemas"]["Instant"] | null;
            /** @description True where it is the client's to do. */
            yours: boolean;
        };
        /**
         * @description What a file is, by its content. Neither its name nor what the sender says of it counts.
         * @enum {string}
         */
        FileType: "pdf" | "png" | "jpeg" | "webp" | "avif" | "heic" | "docx" | "xlsx" | "pptx";
        /** @description A file that the client may see and download. */
        ClientFile: {
            id: components["schemas"]["Id"];
            /** @example Purchase agreement.pdf */
            name: string;
            type: components["schemas"]["FileType"];
            /**
             * @description In bytes.
             * @example 248120
             */
            size: number;
            /**
             * @description What `variant=preview` of its content shows; `image` has a thumbnail too.
             * @enum {string}
             */
            preview: "image" | "pdf" | "none";
            added_at: components["schemas"]["Instant"];
        };
        /** @description A day of the deal. */
        ClientKeyDate: {
            /**
             * @description The deal date's name.
             * @example closing
             */
            key: string;
            /** @example Closing */
            title: string;
            date: components["schemas"]["Day"];
        };
        /** @description Someone to call. */
        ClientAgent: {
            /** @example Maria Okoye */
            name: string;
            /** @example (860) 555-0119 */
            phone_number: string | null;
            /**
             * Format: email
             * @example maria@example.com
             */
            email: string;
            image: string | null;
        };
        /** @description Something that happened, as a plain sentence. */
        ClientChange: {
            at: components["schemas"]["Instant"];
            /** @example Closing moved from Dec 10 to Dec 12 */
            text: string;
        };
        /**
         * @description A deal as its client sees it: these fields and nothing else. Never commission, internal notes or other contacts. What the
         *     portal does not show is empty, or null.
         */
        ClientDeal: components["schemas"]["ClientDealFacts"] & {
            /** @example Priya Whitaker */
            client_name: string;
            /** @example Charter Oak Realty */
            brokerage: string;
            /**
             * @description Where the days are read.
             * @example America/New_York
             */
            time_zone: string;
            list_price: components["schemas"]["Cents"] | null;
            sale_price: components["schemas"]["Cents"] | null;
            milestones: components["schemas"]["ClientMilestone"][];
            tasks: components["schemas"]["ClientTask"][];
            /** @description The newest first. */
            files: components["schemas"]["ClientFile"][];
            /** @description The days that are set, earliest first. */
            key_dates: components["schemas"]["ClientKeyDate"][];
            /** @description The agents of the deal, the lead first. */
            people: components["schemas"]["ClientAgent"][];
            notify: components["schemas"]["PortalNotify"];
            /** @description When the client looked before this visit; null on the first. */
            last_seen_at: components["schemas"]["Instant"] | null;
            /** @description What has happened since then, newest first; at most 20. */
            changes: components["schemas"]["ClientChange"][];
        };
        /**
         * @description Whether somebody has decided to send it.
         * @enum {string}
         */
        ClientMessageState: "waiting" | "sent" | "dropped";
        /**
         * @description The bad news.
         * @enum {string}
         */
        ClientMessageKind: "slip" | "fell_through";
        /**
         * @description What the clients read, in the agent's words.
         * @example Closing moves from Dec 12 to Dec 19.
         */
        ClientMessageText: components["schemas"]["Words"];
        /** @description Bad news about a deal for its clients. It waits until somebody on the deal sends it, in their own words, or drops it. */
        ClientMessage: components["schemas"]["StoredRecord"] & {
            deal: components["schemas"]["Id"];
            kind: components["schemas"]["ClientMessageKind"];
            /** @description A proposal while it waits, then what was sent. */
            text: components["schemas"]["ClientMessageText"];
            state: components["schemas"]["ClientMessageState"];
            /** @description When it was sent or dropped; null while it waits. */
            decided_at: components["schemas"]["Instant"] | null;
        };
        ClientMessagePage: components["schemas"]["Page"] & {
            results: components["schemas"]["ClientMessage"][];
        };
        ClientMessageSend: {
            text: components["schemas"]["ClientMessageText"];
        };
        /** @description A deal in a client's list. */
        ClientDealSummary: components["schemas"]["ClientDealFacts"] & {
            /** @description The first milestone that is not complete; null where none is shown or all are. */
            next: components["schemas"]["ClientMilestone"] | null;
            /**
             * @description How many open tasks are the client's to do.
             * @example 1
             */
            your_tasks: number;
            /**
             * @description Who leads the deal; null where the portal shows no people.
             * @example Maria Okoye
             */
            agent_name: string | null;
        };
        ClientDealPage: components["schemas"]["Page"] & {
            results: components["schemas"]["ClientDealSummary"][];
        };
        /** @description What a caller may write of a workspace. */
        WorkspaceFields: {
            /** @example Spring closings */
            name?: components["schemas"]["Words"];
            colour?: components["schemas"]["LabelColour"];
            /**
             * @description The place among the team's workspaces, from 0; the others make room.
             * @example 0
             */
            order?: number;
            /** @description The template that a new deal starts with, where it is meant for the deal's representation and no other is named. */
            default_template?: components["schemas"]["Id"] | null;
            view?: components["schemas"]["WorkspaceView"];
        };
        /** @description A board of deals with its phases. */
        Workspace: components["schemas"]["StoredRecord"] & WithRequired<components["schemas"]["WorkspaceFields"], "name" | "colour" | "order" | "default_template" | "view"> & {
            team: components["schemas"]["Id"];
            /** @description The view that the caller chose last in this workspace, which it opens with; null where they chose none. */
            last_view: components["schemas"]["WorkspaceView"] | null;
        };
        WorkspacePage: components["schemas"]["Page"] & {
            results: components["schemas"]["Workspace"][];
        };
        /** @description A new workspace, with a default set of phases from Searching to Closed and Lost. It becomes the team's last. */
        WorkspaceCreate: WithRequired<components["schemas"]["WorkspaceFields"], "name"> & {
            team: components["schemas"]["Id"];
        };
        /** @description The fields to change; the others stay. */
        WorkspaceUpdate: components["schemas"]["WorkspaceFields"];
        /**
         * @description 1 Resale, 2 New Construction, 3 Condo, 4 Land, 5 Multi-family, 6 Commercial, 7 Lease.
         * @enum {integer}
         */
        DealType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * @description 1 Low, 2 Medium, 3 High.
         * @enum {integer}
         */
        Priority: 1 | 2 | 3;
        /**
         * @description Amounts in cents from the least to the most, both included; an end that is left out is open.
         * @example 30000000..50000000
         */
        CentsRange: string;
        /**
         * @description Days from the first to the last, both included; an end that is left out is open.
         * @example 2026-11-01..2026-11-30
         */
        DayRange: string;
        /**
         * @description 0 Open, 1 Contract, 2 Closed, 3 Lost. The last three propose the statuses Under Contract, Closed and Fell Through.
         * @enum {integer}
         */
        PhaseKind: 0 | 1 | 2 | 3;
        /**
         * @description A field of a deal that a phase can ask for.
         * @enum {string}
         */
        GateField: "address" | "mls_number" | "list_price" | "sale_price" | "earnest_money" | "parties" | "dates.listing" | "dates.listing_expiration" | "dates.offer" | "dates.acceptance" | "dates.earnest_due" | "dates.inspection" | "dates.appraisal" | "dates.financing" | "dates.title" | "dates.walkthrough" | "dates.closing" | "dates.actual_close" | "dates.possession" | "dates.lease_start" | "lost_reason";
        /** @description What a caller may write of a phase. */
        PhaseFields: {
            /** @example Under contract */
            name?: components["schemas"]["Words"];
            colour?: components["schemas"]["LabelColour"];
            /**
             * @description The place on the board. The others make room.
             * @example 2
             */
            order?: number;
            kind?: components["schemas"]["PhaseKind"];
            /**
             * @description A deal without them cannot enter.
             * @example [
             *       "sale_price",
             *       "dates.closing"
             *     ]
             */
            required_fields?: components["schemas"]["GateField"][];
        };
        /** @description A column of a board. */
        Phase: components["schemas"]["StoredRecord"] & WithRequired<components["schemas"]["PhaseFields"], "name" | "colour" | "order" | "kind" | "required_fields"> & {
            workspace: components["schemas"]["Id"];
        };
        /** @description Dates to set, or to clear with null; a date that is left out stays. */
        DealDatesUpdate: {
            /** Listing */
            listing?: components["schemas"]["Day"] | null;
            /** Listing expiration */
            listing_expiration?: components["schemas"]["Day"] | null;
            /** Offer */
            offer?: components["schemas"]["Day"] | null;
            /** Acceptance */
            acceptance?: components["schemas"]["Day"] | null;
            /** Earnest money date */
            earnest_due?: components["schemas"]["Day"] | null;
            /** Inspection */
            inspection?: components["schemas"]["Day"] | null;
            /** Appraisal */
            appraisal?: components["schemas"]["Day"] | null;
            /** Financing */
            financing?: components["schemas"]["Day"] | null;
            /** Title */
            title?: components["schemas"]["Day"] | null;
            /** Walkthrough */
            walkthrough?: components["schemas"]["Day"] | null;
            /** Closing */
            closing?: components["schemas"]["Day"] | null;
            /** Actual closing */
            actual_close?: components["schemas"]["Day"] | null;
            /** Possession */
            possession?: components["schemas"]["Day"] | null;
            /** Lease start */
            lease_start?: components["schemas"]["Day"] | null;
        };
        /** @description The dates of a deal, null where not set. */
        DealDates: WithRequired<components["schemas"]["DealDatesUpdate"], "listing" | "listing_expiration" | "offer" | "acceptance" | "earnest_due" | "inspection" | "appraisal" | "financing" | "title" | "walkthrough" | "closing" | "actual_close" | "possession" | "lease_start">;
        /** @description How many of the deal's tasks are done. */
        DealProgress: {
            /** @example 14 */
            done: number;
            /** @example 24 */
            total: number;
        };
        /** @description A task of a deal, its closing, or the expiration of its listing. */
        NextItem: {
            kind: components["schemas"]["DatedKind"];
            /**
             * @description The task; of a date of the deal its name.
             * @example 6560a1f2c3d4e5f60718cc01
             */
            id: string;
        };
        /** @description The first open thing with a date. */
        NextDate: {
            /** @example Inspection reply */
            title: string;
            date: components["schemas"]["Day"];
            /** @description What is due, for `explainDate`. Null where an earlier version noted it and nothing has changed since. */
            item: components["schemas"]["NextItem"] | null;
        };
        /** @description What lists and the deal itself share. */
        DealFacts: {
            team: components["schemas"]["Id"];
            /** Workspace */
            workspace: components["schemas"]["Id"];
            /** Phase */
            phase: components["schemas"]["Id"];
            /**
             * Place in its phase
             * @description The order in the column, compared as text.
             * @example a1
             */
            rank: string;
            /** @example 402 Maple Street */
            name: string;
            /** @example  */
            headline: string;
            /** Status */
            status: components["schemas"]["DealStatus"];
            representation: components["schemas"]["Representation"];
            deal_type: components["schemas"]["DealType"];
            address: components["schemas"]["Address"];
            /** @example 170612345 */
            mls_number: string;
            list_price: components["schemas"]["Cents"] | null;
            sale_price: components["schemas"]["Cents"] | null;
            /**
             * Price
             * @description The sale price or, before the sale, the list price.
             */
            price: components["schemas"]["Cents"] | null;
            source: components["schemas"]["ContactSource"];
            priority: components["schemas"]["Priority"];
            dates: components["schemas"]["DealDates"];
            /**
             * Clients
             * @description The names of the clients among the parties.
             */
            client_names: string[];
            /** Progress */
            progress: components["schemas"]["DealProgress"];
            /** Risk */
            risk: components["schemas"]["DealRisk"];
            /** Next date */
            next_date: components["schemas"]["NextDate"] | null;
            /** Archived */
            archived_at: components["schemas"]["Instant"] | null;
        };
        /**
         * @description What a user is on a deal. Everyone listed shares the deal.
         * @enum {string}
         */
        AgentRole: "lead" | "co" | "assistant";
        /** @description A user who works on the deal. */
        DealCardAgent: {
            user: components["schemas"]["Id"];
            role: components["schemas"]["AgentRole"];
        };
        /** @description A deal as lists and boards show it. */
        DealCard: components["schemas"]["StoredRecord"] & components["schemas"]["DealFacts"] & {
            agents: components["schemas"]["DealCardAgent"][];
        };
        BoardColumn: {
            phase: components["schemas"]["Phase"];
            /**
             * @description How many deals the column holds, all of them counted.
             * @example 14
             */
            count: number;
            /** @description The sum of their prices. */
            value: components["schemas"]["Cents"];
            /** @description Continues the column by `listDeals` with the board's filters, this `phase` and `sort=rank`; null where that is all. */
            next_cursor: string | null;
            /** @description The first 15, in the order of the column. */
            deals: components["schemas"]["DealCard"][];
        };
        /** @description Everything that a board shows at first sight. */
        Board: {
            workspace: components["schemas"]["Workspace"];
            /** @description A column a phase, in order. */
            columns: components["schemas"]["BoardColumn"][];
            /**
             * @description The deals of all columns.
             * @example 34
             */
            count: number;
            /** @description The sum of their prices. */
            value: components["schemas"]["Cents"];
            /** @description The sum of their gross commissions; null for who may not see it. */
            commission: components["schemas"]["Cents"] | null;
            /**
             * @description Archived deals of the workspace that match the filters.
             * @example 8
             */
            archived_count: number;
            corrected_q?: components["schemas"]["CorrectedQ"];
        };
        PhasePage: components["schemas"]["Page"] & {
            results: components["schemas"]["Phase"][];
        };
        /** @description A new phase, the board's last unless told otherwise. */
        PhaseCreate: WithRequired<components["schemas"]["PhaseFields"], "name"> & {
            workspace: components["schemas"]["Id"];
        };
        /** @description The fields to change; the others stay. */
        PhaseUpdate: components["schemas"]["PhaseFields"];
        DealPage: components["schemas"]["Page"] & {
            results: components["schemas"]["DealCard"][];
            corrected_q?: components["schemas"]["CorrectedQ"];
        };
        /**
         * @description Which days are counted: all of them; the account's business days; or those of federal mortgage rules (Regulation Z, 12 CFR 1026.2(a)(6)). Specific business days are all days but Sundays and the eleven federal holidays by their own date; general business days are Monday to Friday without the days on which these holidays are observed.
         * @enum {string}
         */
        DayUnit: "calendar" | "business" | "reg_z_specific" | "reg_z_general";
        /**
         * @description Periods of up to this many days are counted in business days, where `unit` is `calendar`.
         * @example 5
         */
        BusinessUpTo: number | null;
        /**
         * @description Where a result that is no business day goes. For days of federal mortgage rules their own business days count.
         * @enum {string}
         */
        DayRoll: "none" | "back" | "forward";
        /** @description The time of day instead of `time` where the result has rolled; null for `time`. */
        RolledTime: components["schemas"]["TimeOfDay"] | null;
        /**
         * @description The law, rule or form that it is from.
         * @example 12 CFR 1026.19(f)(1)(ii)
         */
        RuleSource: components["schemas"]["Words"] | null;
        /** @description How a date of the deal follows another one. A date that somebody sets is pinned, and stays until it is unpinned. */
        DealDateRule: {
            date: components["schemas"]["DealDateName"];
            /** @description The date that it is counted from. */
            anchor: components["schemas"]["DealDateName"];
            /**
             * @description Days after the anchor; negative for days before it.
             * @example 10
             */
            offset: number;
            unit: components["schemas"]["DayUnit"];
            business_up_to?: components["schemas"]["BusinessUpTo"];
            roll: components["schemas"]["DayRoll"];
            /** @description Whether the account's holidays are no business days. */
            skip_holidays: boolean;
            time?: components["schemas"]["DueTime"];
            rolled_time?: components["schemas"]["RolledTime"];
            source?: components["schemas"]["RuleSource"];
            /** @description Whether it stays when its anchor moves. */
            pinned: boolean;
        };
        /** @description The rules of the deal's dates, at most one a date. */
        DealDateRules: components["schemas"]["DealDateRule"][];
        DealAgentInput: {
            user: components["schemas"]["Id"];
            role: components["schemas"]["AgentRole"];
            /** @description Only owners and admins set shares, and those of a deal add up to 10,000. Left out, a user keeps theirs: the first agent of a deal has all of it, one who joins has none. */
            share_bp?: components["schemas"]["BasisPoints"];
        };
        DealParty: {
            contact: components["schemas"]["Id"];
            role: components["schemas"]["PartyRole"];
        };
        /** @description What a caller may write of a deal. */
        DealFields: {
            /**
             * Name
             * @example 402 Maple Street
             */
            name?: components["schemas"]["Words"];
            /**
             * Headline
             * @description One line for cards, such as what a buyer is looking for.
             * @example 3 bed, Eastside · up to $640,000
             */
            headline?: string;
            /** Representation */
            representation?: components["schemas"]["Representation"];
            /** Deal type */
            deal_type?: components["schemas"]["DealType"];
            /** Address */
            address?: components["schemas"]["Address"];
            /**
             * MLS number
             * @example 170612345
             */
            mls_number?: string;
            /** List price */
            list_price?: components["schemas"]["Cents"] | null;
            /** Sale price */
            sale_price?: components["schemas"]["Cents"] | null;
            /** Earnest money */
            earnest_money?: components["schemas"]["Cents"] | null;
            /** Source */
            source?: components["schemas"]["ContactSource"];
            /** Priority */
            priority?: components["schemas"]["Priority"];
            /** Dates */
            dates?: components["schemas"]["DealDatesUpdate"];
            /** Rules of the dates */
            date_rules?: components["schemas"]["DealDateRules"];
            /** Agents */
            agents?: components["schemas"]["DealAgentInput"][];
            /** People */
            parties?: components["schemas"]["DealParty"][];
            /** Notes */
            notes?: string;
            /**
             * Why it was lost
             * @example Financing was denied
             */
            lost_reason?: string;
        };
        /** @description What the commission is computed from. A flat amount replaces the rate. */
        CommissionTerms: {
            /**
             * Commission rate
             * @description The rate of one side, of the sale price.
             */
            rate_bp?: components["schemas"]["BasisPoints"] | null;
            /**
             * Flat commission
             * @description The amount of one side.
             */
            flat?: components["schemas"]["Cents"] | null;
            /**
             * Months of the lease
             * @description For a lease alone, where the price is the monthly rent: how many months of rent one side is, or is a rate of. Null where a lease is priced like a sale.
             */
            lease_months?: number | null;
            /**
             * Referral
             * @description The part that goes to a referring agent, before the split.
             */
            referral_bp?: components["schemas"]["BasisPoints"];
            /**
             * Franchise
             * @description The part of what the referral leaves that goes to the franchise, before the split.
             */
            franchise_bp?: components["schemas"]["BasisPoints"];
            /**
             * Agents’ split
             * @description The agents' part on this deal, in place of the tiers of their plans; the company keeps the rest, up to their caps. Null for the plans; an agent without a plan keeps all.
             */
            split_bp?: components["schemas"]["BasisPoints"] | null;
            /**
             * Fees
             * @description A flat fee of the deal, taken from the agents' part, by share.
             */
            fees?: components["schemas"]["Cents"];
        };
        /** @description The terms to set; those left out stay. */
        CommissionTermsInput: components["schemas"]["CommissionTerms"];
        /**
         * @description Names a task or milestone inside the template.
         * @example inspection_reply
         */
        TemplateKey: string;
        SwitchKeys: components["schemas"]["TemplateKey"][];
        /** @description A new deal. It starts on top of the workspace's first phase and as Pre-contract unless told otherwise; the caller is its lead agent by default. */
        DealCreate: WithRequired<components["schemas"]["DealFields"], "name" | "representation"> & {
            workspace: components["schemas"]["Id"];
            phase?: components["schemas"]["Id"];
            /**
             * @description Pre-contract, Active or Under Contract.
             * @enum {integer}
             */
            status?: 1 | 2 | 3;
            commission?: components["schemas"]["CommissionTermsInput"];
            /** @description A template to apply at once; null for none. Left out, it is the workspace's default, where that is meant for the representation. */
            template?: components["schemas"]["Id"] | null;
            /** @description The switches of the template that are on. */
            template_switches?: components["schemas"]["SwitchKeys"];
        };
        /** @description A user who works on the deal, and their part of the agents' commission. */
        DealAgent: {
            user: components["schemas"]["Id"];
            role: components["schemas"]["AgentRole"];
            /** @description Null where the caller may not see it; an agent sees their own. */
            share_bp: components["schemas"]["BasisPoints"] | null;
        };
        /** @description Commission terms that somebody proposes. */
        CommissionProposal: {
            terms: components["schemas"]["CommissionTermsInput"];
            proposed_by: components["schemas"]["Id"];
            proposed_at: components["schemas"]["Instant"];
        };
        /** @description The terms and what they come to, from the sale price or, before the sale, the list price; `GET /deals/{id}/commission/` says how. Owners and admins see all of it, an agent only `my_share` and when it was confirmed; everything else is null for them. */
        Commission: {
            rate_bp: components["schemas"]["BasisPoints"] | null;
            flat: components["schemas"]["Cents"] | null;
            lease_months: number | null;
            referral_bp: components["schemas"]["BasisPoints"] | null;
            franchise_bp: components["schemas"]["BasisPoints"] | null;
            split_bp: components["schemas"]["BasisPoints"] | null;
            /** @description The deal's own fee, as agreed. */
            fees: components["schemas"]["Cents"] | null;
            /**
             * Gross commission
             * @description Both sides together where the representation is Dual. Gross = referral + franchise + company + fees_amount + agents_amount.
             */
            gross: components["schemas"]["Cents"] | null;
            referral: components["schemas"]["Cents"] | null;
            franchise: components["schemas"]["Cents"] | null;
            /** Company’s part */
            company: components["schemas"]["Cents"] | null;
            /** @description All fees that are taken, those of the agents' plans with it. */
            fees_amount: components["schemas"]["Cents"] | null;
            /**
             * Agents’ part
             * @description What the agents receive after fees.
             */
            agents_amount: components["schemas"]["Cents"] | null;
            /**
             * Your share
             * @description What the caller receives; 0 for who has no share.
             */
            my_share: components["schemas"]["Cents"] | null;
            /** @description Whether a rate or a flat amount is agreed. A deal does not close without. */
            has_terms: boolean;
            /** @description Terms that wait for an owner or admin. They and who proposed them see them. */
            proposal: components["schemas"]["CommissionProposal"] | null;
            /** @description When the commission was confirmed, by closing the deal; null before. */
            confirmed_at: components["schemas"]["Instant"] | null;
        };
        /** @description A purchase, sale or lease, from the first talk to the keys. */
        Deal: components["schemas"]["StoredRecord"] & components["schemas"]["DealFacts"] & {
            date_rules: components["schemas"]["DealDateRules"];
            agents: components["schemas"]["DealAgent"][];
            earnest_money: components["schemas"]["Cents"] | null;
            parties: components["schemas"]["DealParty"][];
            /**
             * Commission
             * @description Null for who may see nothing of it.
             */
            commission: components["schemas"]["Commission"] | null;
            notes: string;
            lost_reason: string;
        };
        /**
         * @description What a file of deals can show of each. The heads are those that an import knows.
         * @enum {string}
         */
        DealColumn: "name" | "street" | "unit" | "city" | "state" | "zip" | "mls_number" | "headline" | "representation" | "deal_type" | "status" | "workspace" | "phase" | "client" | "agent" | "list_price" | "sale_price" | "earnest_money" | "price" | "commission" | "my_share" | "source" | "priority" | "dates.listing" | "dates.listing_expiration" | "dates.offer" | "dates.acceptance" | "dates.earnest_due" | "dates.inspection" | "dates.appraisal" | "dates.financing" | "dates.title" | "dates.walkthrough" | "closing" | "dates.actual_close" | "dates.possession" | "dates.lease_start" | "next_date" | "risk" | "progress" | "notes" | "lost_reason" | "created_at" | "updated_at" | "id";
        /** @description An open deal for the same property. */
        SamePropertyDeal: {
            id: components["schemas"]["Id"];
            /** @example 402 Maple Street */
            name: string;
            status: components["schemas"]["DealStatus"];
            /**
             * @description What is the same.
             * @enum {string}
             */
            same: "mls_number" | "address";
        };
        /** @description Open deals for the same property. */
        SamePropertyDeals: {
            results: components["schemas"]["SamePropertyDeal"][];
        };
        DealGroup: {
            /**
             * @description The phase or user by id, a code, or a month as `YYYY-MM`; null for deals without one.
             * @example 2026-12
             */
            key: string | null;
            /** @example 14 */
            count: number;
            /** @description The sum of their prices. */
            value: components["schemas"]["Cents"];
        };
        DealGroups: {
            by: components["schemas"]["DealGroupField"];
            groups: components["schemas"]["DealGroup"][];
            corrected_q?: components["schemas"]["CorrectedQ"];
        };
        /** @description The fields to change; the others stay. A status changes only as the lifecycle allows; closing and reopening have their own calls. */
        DealUpdate: components["schemas"]["DealFields"] & {
            status?: components["schemas"]["DealStatus"];
            commission?: components["schemas"]["CommissionTermsInput"];
        };
        /**
         * @description What is done to many deals. `move` takes them to the end of a phase, of whichever workspace of their team.
         * @enum {string}
         */
        DealsAction: "archive" | "restore" | "move";
        /** @description One action on many deals. */
        DealsChange: {
            action: components["schemas"]["DealsAction"];
            deals: components["schemas"]["Id"][];
            /** @description Where they are moved to; for `move` alone, which needs it. */
            phase?: components["schemas"]["Id"];
        };
        ChangedDeal: {
            id: components["schemas"]["Id"];
            name: string;
        };
        SkippedDeal: {
            id: components["schemas"]["Id"];
            /** @description Null where there is no such deal for the caller. */
            name: string | null;
            /** @example is archived already */
            reason: string;
        };
        /** @description What one action on many deals came to, in the order that they were named in. */
        DealsChanged: {
            changed: components["schemas"]["ChangedDeal"][];
            skipped: components["schemas"]["SkippedDeal"][];
            /** @description What tells of a move, for `undoEvents`; none for the other actions. */
            events: components["schemas"]["Id"][];
        };
        /**
         * @description `keep`: the dates of the deal, its milestones and tasks come along as they are. `anew`: they are left behind, and what
         *     follows a rule gets its date from the dates that the new deal is given.
         * @enum {string}
         */
        DuplicateDates: "keep" | "anew";
        DealDuplicate: {
            name: components["schemas"]["Words"];
            /** @description Whether its contacts come along; they do where it is left out. */
            people?: boolean;
            /** @description Whether its milestones and tasks come along, all of them open; they do where it is left out. */
            course?: boolean;
            dates?: components["schemas"]["DuplicateDates"];
            /** @description The closing day of the new deal, where its dates are worked out anew. */
            closing?: components["schemas"]["Day"] | null;
        };
        /** @description A deal that was deleted and can still be brought back. */
        DeletedDeal: {
            /** @description The id that the deal had and gets back. */
            id: components["schemas"]["Id"];
            name: string;
            headline: string;
            status: components["schemas"]["DealStatus"];
            representation: components["schemas"]["Representation"];
            price: components["schemas"]["Cents"] | null;
            client_names: string[];
            deleted_at: components["schemas"]["Instant"];
            /** @description The user who deleted it. */
            deleted_by: components["schemas"]["Id"];
            /** @description When it goes for good. */
            gone_at: components["schemas"]["Instant"];
        };
        DeletedDealPage: {
            results: components["schemas"]["DeletedDeal"][];
        } & components["schemas"]["Page"];
        /** @description Which column each field is read from, by its number from 0. Fields that are left out are not read. */
        ImportMapping: {
            name?: number;
            street?: number;
            unit?: number;
            city?: number;
            state?: number;
            zip?: number;
            mls_number?: number;
            headline?: number;
            representation?: number;
            deal_type?: number;
            status?: number;
            phase?: number;
            list_price?: number;
            sale_price?: number;
            earnest_money?: number;
            source?: number;
            priority?: number;
            agent?: number;
            notes?: number;
            listing?: number;
            listing_expiration?: number;
            offer?: number;
            acceptance?: number;
            earnest_due?: number;
            inspection?: number;
            appraisal?: number;
            financing?: number;
            title?: number;
            walkthrough?: number;
            closing?: number;
            actual_close?: number;
            possession?: number;
            lease_start?: number;
        };
        /**
         * @description `draft`: rows are still being sent. `ready`: its columns are mapped and every row was checked. `running` and `undoing`
         *     happen a moment later and go on by themselves after a restart.
         * @enum {string}
         */
        ImportState: "draft" | "ready" | "running" | "done" | "cancelled" | "failed" | "undoing" | "undone";
        /**
         * @description What a column of a file can be to a deal.
         * @enum {string}
         */
        ImportField: "name" | "street" | "unit" | "city" | "state" | "zip" | "mls_number" | "headline" | "representation" | "deal_type" | "status" | "phase" | "list_price" | "sale_price" | "earnest_money" | "source" | "priority" | "agent" | "notes" | "listing" | "listing_expiration" | "offer" | "acceptance" | "earnest_due" | "inspection" | "appraisal" | "financing" | "title" | "walkthrough" | "closing" | "actual_close" | "possession" | "lease_start";
        /** @description Why a row cannot be imported. */
        RowProblem: {
            /** @description Its line in a spreadsheet, blank ones counted; the heads are line 1. */
            row: number;
            /** @description Null where it is the row as a whole. */
            field: components["schemas"]["ImportField"] | null;
            /** @description The head of the column, or what the field is called where no column is mapped to it; `The row` where it is that. */
            column: string;
            /** @description What the row says there. */
            value: string;
            /** @example is not an amount */
            reason: string;
        };
        KeptDeal: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A file of deals, and how far its import is. */
        Import: components["schemas"]["StoredRecord"] & {
            workspace: components["schemas"]["Id"];
            file_name: string;
            columns: string[];
            /** @description The first rows. */
            samples: string[][];
            mapping: components["schemas"]["ImportMapping"];
            representation: components["schemas"]["Representation"] | null;
            state: components["schemas"]["ImportState"];
            /** @description How many rows were sent. */
            rows: number;
            /** @description How many of them can be imported. */
            good: number;
            bad: number;
            /** @description The first 100 reasons; all of them are in `rejected/`. */
            problems: components["schemas"]["RowProblem"][];
            /** @description How many rows were worked on so far, while it is being imported or undone. */
            done: number;
            /** @description How many deals it made. */
            imported: number;
            /** @description How many of these its undoing removed. */
            removed: number;
            /** @description Deals that somebody had changed by the time of its undoing. They stay. */
            kept: components["schemas"]["KeptDeal"][];
            /** @description Why it failed; else empty. */
            reason: string;
            finished_at: components["schemas"]["Instant"] | null;
        };
        ImportPage: components["schemas"]["Page"] & {
            results: components["schemas"]["Import"][];
        };
        /** @description A file of deals that is about to be sent, row by row. */
        ImportCreate: {
            workspace: components["schemas"]["Id"];
            file_name: string;
            /** @description The heads of its columns. */
            columns: string[];
        };
        ImportUpdate: {
            mapping: components["schemas"]["ImportMapping"];
            /** @description Whom the team acts for in rows that do not say. */
            representation?: components["schemas"]["Representation"] | null;
        };
        /** @description Rows of the file, in order. */
        ImportRows: {
            /** @description The number of the first of them, from 0: a multiple of 500. */
            from: number;
            rows: string[][];
            /**
             * @description The line of each of them in a spreadsheet, where the heads stand on 1 unless lines are blank before them: ascending, as many as
             *     there are rows. Blank lines are no rows, but they count. Without it the first row is line 2 and none is blank.
             */
            lines?: number[];
        };
        /** @description Where the deal goes. Between two cards, or without them to the end of the column. */
        DealMove: {
            phase: components["schemas"]["Id"];
            /** @description The deal that comes right after it in the column. */
            before?: components["schemas"]["Id"] | null;
            /** @description The deal that comes right before it in the column. */
            after?: components["schemas"]["Id"] | null;
            /** @description The status to take with the move, such as the one proposed. */
            status?: components["schemas"]["DealStatus"];
        };
        MovedDeal: {
            deal: components["schemas"]["Deal"];
            /** @description The event that tells it, for `undoEvent`; null where the deal was there already. */
            event: components["schemas"]["Id"] | null;
            /** @description The status that the phase stands for, where the deal does not have it yet. */
            proposed_status: components["schemas"]["DealStatus"] | null;
        };
        ClosingTask: {
            task: components["schemas"]["Id"];
            /** @enum {string} */
            outcome: "complete" | "not_applicable";
        };
        ClosingContact: {
            contact: components["schemas"]["Id"];
            status?: components["schemas"]["ContactStatus"];
            home_anniversary?: components["schemas"]["Day"];
        };
        DealClose: {
            /** @description In cents. */
            sale_price: number;
            /** @description The day of closing, today or before. */
            actual_close: components["schemas"]["Day"];
            /** @description Terms to set with it, for owners and admins. */
            commission?: components["schemas"]["CommissionTermsInput"];
            /** @description Open tasks that are finished with it, or that do not apply. The others stay open. */
            tasks?: components["schemas"]["ClosingTask"][];
            /** @description People on the deal whose status or anniversary is set with it, such as proposed. */
            contacts?: components["schemas"]["ClosingContact"][];
            /** @description Contractual dates (tasks of kind key_date) that hang on that day and may move along; the others stay. */
            confirm?: components["schemas"]["Id"][];
            /**
             * @description The `preview` of a dry run of `rescheduleDeal` for that day and these contractual dates. Where dates would now move
             *     otherwise, nothing is written and 412 is answered.
             */
            preview?: string;
        };
        /**
         * @description Projected as if the deal were the next to close, by what was confirmed until now; confirmed when the deal was closed.
         * @enum {string}
         */
        CommissionState: "projected" | "confirmed";
        /**
         * @description In the order that a commission is worked out in: what each side earns, deductions before the split, and for each agent their
         *     share, what the company takes of it, fees, and what they receive.
         * @enum {string}
         */
        CommissionLineKind: "side" | "referral" | "franchise" | "share" | "company" | "fee" | "net";
        /**
         * @description Who gets an amount. Fees are the company's.
         * @enum {string}
         */
        CommissionPayee: "referral" | "franchise" | "company" | "agent";
        /** @description A line of a ledger. The lines with a payee add up to the gross commission, and so do the sides. */
        CommissionLine: {
            kind: components["schemas"]["CommissionLineKind"];
            /** @example Company */
            label: string;
            /** @description The agent whose part the line is about; null for the deal as a whole. */
            user: components["schemas"]["Id"] | null;
            /** @description Null for what is divided further below. */
            payee: components["schemas"]["CommissionPayee"] | null;
            /** @description What the rate is of; null for a flat amount, and for an agent where it would tell of others' parts. */
            base: components["schemas"]["Cents"] | null;
            rate_bp: components["schemas"]["BasisPoints"] | null;
            amount: components["schemas"]["Cents"];
            /** @example 80% is the agent’s: 20% of $9,375 is $1,875; $1,000 was left of the cap of $18,000 since Mar 1, 2026 */
            explanation: string;
        };
        /** @description How the deal stands to the agent's cap, in the year from one anniversary to the next. */
        CommissionCap: {
            cap: components["schemas"]["Cents"];
            /** @description What the company had of the agent's commission before this deal. */
            paid: components["schemas"]["Cents"];
            /** @description What is left of the cap after this deal. */
            left: components["schemas"]["Cents"];
            /**
             * Format: date
             * @example 2026-03-01
             */
            year_from: string;
            /**
             * Format: date
             * @description The next anniversary, when the cap begins anew.
             * @example 2027-03-01
             */
            year_until: string;
        };
        /** @description An agent of the deal, with what they agreed and what it comes to. */
        CommissionAgent: {
            user: components["schemas"]["Id"];
            share_bp: components["schemas"]["BasisPoints"];
            /** @description The commission plan in force on the day of the deal; null without one. */
            plan: components["schemas"]["Id"] | null;
            portion: components["schemas"]["Cents"] | null;
            company: components["schemas"]["Cents"] | null;
            fees: components["schemas"]["Cents"] | null;
            /** @description What the agent receives. portion = company + fees + amount. */
            amount: components["schemas"]["Cents"] | null;
            /** @description Null without a cap. */
            cap: components["schemas"]["CommissionCap"] | null;
        };
        /**
         * @description The commission of a deal, line by line. Owners and admins read all of it; an agent reads the lines about their own share, and
         *     the amounts of the deal as a whole are null for them.
         */
        CommissionLedger: {
            deal: components["schemas"]["Id"];
            state: components["schemas"]["CommissionState"];
            /** @description The day whose plans and caps hold, the actual close or, before it, the planned one; null for today. */
            day: components["schemas"]["Day"] | null;
            confirmed_at: components["schemas"]["Instant"] | null;
            /** @description Empty while there is neither a price nor a flat amount. */
            lines: components["schemas"]["CommissionLine"][];
            agents: components["schemas"]["CommissionAgent"][];
            /** @description gross = referral + franchise + company + fees + agents_amount */
            gross: components["schemas"]["Cents"] | null;
            referral: components["schemas"]["Cents"] | null;
            franchise: components["schemas"]["Cents"] | null;
            company: components["schemas"]["Cents"] | null;
            fees: components["schemas"]["Cents"] | null;
            agents_amount: components["schemas"]["Cents"] | null;
        };
        /** @description An agent's part of a commission. */
        CommissionPart: {
            /** @description What the company takes of it, without fees. */
            company: components["schemas"]["Cents"];
            fees: components["schemas"]["Cents"];
            /** @description What the agent receives. */
            amount: components["schemas"]["Cents"];
        };
        /** @description An agent's part of a closed deal that comes out differently, because what counts against their cap or tiers did. */
        RecomputedCommission: {
            deal: components["schemas"]["Id"];
            /** @example 9 Cedar Bluff */
            name: string;
            closed_on: components["schemas"]["Day"];
            user: components["schemas"]["Id"];
            before: components["schemas"]["CommissionPart"];
            after: components["schemas"]["CommissionPart"];
        };
        /** @description The ledger after the change, and what follows for deals that closed later. */
        CommissionOutcome: {
            /** @description True where nothing was written. */
            dry_run: boolean;
            ledger: components["schemas"]["CommissionLedger"];
            /** @description In the order that the deals closed in. An agent reads of their own parts. */
            recomputed: components["schemas"]["RecomputedCommission"][];
        };
        /** @description The terms to change; those left out stay. The sale price is what the deal is amended by most often. */
        CommissionAmendment: components["schemas"]["CommissionTerms"] & {
            /** @description In cents. */
            sale_price?: number;
        };
        CommissionDecision: {
            /** @description Whether the proposed terms become those of the deal; false turns them down. */
            approve: boolean;
        };
        CommissionTier: {
            /** @description From this much commission since the anniversary on. */
            from: components["schemas"]["Cents"];
            /** @description The agent's part; the company takes the rest. */
            split_bp: components["schemas"]["BasisPoints"];
        };
        /** @description Taken from what the split leaves the agent. Either a flat amount or a rate; the other is null. */
        CommissionFee: {
            /** @example Transaction fee */
            label: components["schemas"]["Words"];
            /** @description For each deal. */
            flat: components["schemas"]["Cents"] | null;
            rate_bp: components["schemas"]["BasisPoints"] | null;
        };
        /** @description What an agent and the company agreed, in force from a day until the next plan of the agent. */
        CommissionPlanFields: {
            /** @description Deals that closed before keep the plan that was in force then. */
            effective_from?: components["schemas"]["Day"];
            /**
             * @description The day of the year, MM-DD, on which cap and tiers begin anew.
             * @example 03-01
             */
            anniversary?: string;
            /** @description Ascending, the first from 0. Each split holds for the commission that lies in its tier. */
            tiers?: components["schemas"]["CommissionTier"][];
            /** @description The most that the company takes by splits from one anniversary to the next; null for no limit. */
            cap?: components["schemas"]["Cents"] | null;
            fees?: components["schemas"]["CommissionFee"][];
        };
        /** @description A commission plan of a member of a team. */
        CommissionPlan: components["schemas"]["StoredRecord"] & WithRequired<components["schemas"]["CommissionPlanFields"], "effective_from" | "anniversary" | "tiers" | "cap" | "fees"> & {
            team: components["schemas"]["Id"];
            user: components["schemas"]["Id"];
        };
        CommissionPlanPage: components["schemas"]["Page"] & {
            results: components["schemas"]["CommissionPlan"][];
        };
        CommissionPlanCreate: WithRequired<components["schemas"]["CommissionPlanFields"], "effective_from" | "anniversary" | "tiers"> & {
            team: components["schemas"]["Id"];
            /** @description A member of the team who is no assistant. */
            user: components["schemas"]["Id"];
        };
        /** @description The plan, and the closed deals that come out differently by it. */
        CommissionPlanOutcome: {
            /** @description True where nothing was written. */
            dry_run: boolean;
            /** @description As it is now, or would be; null where it was deleted. */
            plan: components["schemas"]["CommissionPlan"] | null;
            /** @description In the order that the deals closed in. */
            recomputed: components["schemas"]["RecomputedCommission"][];
        };
        /** @description How a member stands today, in the year from one anniversary to the next. */
        CommissionStanding: {
            team: components["schemas"]["Id"];
            user: components["schemas"]["Id"];
            /** @description The plan in force; null without one, and then there is no year either. */
            plan: components["schemas"]["CommissionPlan"] | null;
            /**
             * Format: date
             * @example 2026-03-01
             */
            year_from: string | null;
            /**
             * Format: date
             * @example 2026-03-01
             */
            year_until: string | null;
            /** @description The agent's shares of commission that were confirmed in the year, before the split. */
            earned: components["schemas"]["Cents"];
            /** @description What the company took of them by splits. */
            paid: components["schemas"]["Cents"];
            /** @description Null without a cap. */
            cap_left: components["schemas"]["Cents"] | null;
        };
        CommissionStandingList: {
            results: components["schemas"]["CommissionStanding"][];
        };
        /** @description The fields to change; the others stay. */
        CommissionPlanUpdate: components["schemas"]["CommissionPlanFields"];
        /**
         * @description `current` is the contract that the deal is under; `closed` the one that it closed by. A `backup` offer waits for the current one to fail.
         * @enum {string}
         */
        ContractState: "backup" | "current" | "closed" | "failed";
        ContractParty: {
            contact: components["schemas"]["Id"];
            role: components["schemas"]["PartyRole"];
            /**
             * @description Their name when the contract failed, or when the backup offer was written; empty before.
             * @example Dana Parker
             */
            name: string;
        };
        /**
         * @description What a contract depends on. The first four end on the deal's date of that name.
         * @enum {string}
         */
        ContingencyKind: "inspection" | "appraisal" | "financing" | "title" | "home_sale" | "other";
        /** @enum {string} */
        ContingencyStatus: "open" | "met" | "waived";
        /** @description Something that lets a party out of the contract until it is met or waived. */
        Contingency: {
            kind: components["schemas"]["ContingencyKind"];
            status: components["schemas"]["ContingencyStatus"];
            /** @example Sale of 12 Elm Street */
            note: string;
        };
        Contingencies: components["schemas"]["Contingency"][];
        /**
         * @description What becomes of a task when its contract fails. `reset` opens it again, without a date until the next contract; `retire` says that it does not apply; `keep` leaves it as it is.
         * @enum {string}
         */
        TaskFate: "reset" | "retire" | "keep";
        /** @description A task as it was when the contract failed, and what became of it. */
        ContractTask: {
            task: components["schemas"]["Id"];
            /** @example Order the appraisal */
            title: string;
            due_date: components["schemas"]["Day"] | null;
            completed_on: components["schemas"]["Day"] | null;
            fate: components["schemas"]["TaskFate"];
        };
        /** @description A contract of a deal, or an offer for one. The terms of the current and of the closed contract are the deal's: they change with the deal, and with it alone. A failed contract keeps the terms that it had. */
        DealContract: components["schemas"]["StoredRecord"] & {
            deal: components["schemas"]["Id"];
            state: components["schemas"]["ContractState"];
            /**
             * @description What the team calls it.
             * @example The Parkers
             */
            name: string;
            parties: components["schemas"]["ContractParty"][];
            sale_price: components["schemas"]["Cents"] | null;
            earnest_money: components["schemas"]["Cents"] | null;
            dates: components["schemas"]["DealDates"];
            contingencies: components["schemas"]["Contingencies"];
            notes: string;
            /** @description Null for a backup offer. */
            opened_on: components["schemas"]["Day"] | null;
            /** @description The day on which it closed or failed. */
            ended_on: components["schemas"]["Day"] | null;
            /**
             * @description Why it failed; empty otherwise.
             * @example Financing was denied
             */
            reason: string;
            /** @description What became of the deal's tasks when it failed. */
            tasks: components["schemas"]["ContractTask"][];
        };
        DealContractPage: components["schemas"]["Page"] & {
            results: components["schemas"]["DealContract"][];
        };
        BackupOfferFields: {
            /** @example The Parkers */
            name?: components["schemas"]["Words"];
            parties?: components["schemas"]["DealParty"][];
            sale_price?: components["schemas"]["Cents"] | null;
            earnest_money?: components["schemas"]["Cents"] | null;
            dates?: components["schemas"]["DealDatesUpdate"];
            contingencies?: components["schemas"]["Contingencies"];
            notes?: string;
        };
        BackupOfferCreate: WithRequired<components["schemas"]["BackupOfferFields"], "name">;
        TaskFateChoice: {
            task: components["schemas"]["Id"];
            fate: components["schemas"]["TaskFate"];
        };
        ContractFail: {
            /**
             * @description Why it failed. Only a dry run does without.
             * @example Financing was denied
             */
            reason?: components["schemas"]["Words"];
            /** @description Today or before. Today where it is left out. */
            failed_on?: components["schemas"]["Day"];
            /** @description Tasks that are treated otherwise than proposed, each once. */
            tasks?: components["schemas"]["TaskFateChoice"][];
            /** @description People who stay on the deal, beside the clients. */
            stay?: components["schemas"]["Id"][];
            /** @description The `preview` of a dry run. Where anything would now come out otherwise, nothing is written and 412 is answered. */
            preview?: string;
        };
        /** @description A task of the deal, and what becomes of it. */
        FateOfTask: {
            id: components["schemas"]["Id"];
            /** @example Order the appraisal */
            title: string;
            due_date: components["schemas"]["Day"] | null;
            progress: components["schemas"]["Progress"];
            proposed: components["schemas"]["TaskFate"];
            fate: components["schemas"]["TaskFate"];
        };
        /** @description What the failure of a contract does, or would do. */
        ContractFailure: {
            /** @description Whether it was written; false for a dry run. */
            applied: boolean;
            /** @description The event that tells it, for `undoEvent`; null for a dry run. */
            event: components["schemas"]["Id"] | null;
            /** @description Stands for exactly this outcome. Send it back to get it and nothing else. */
            preview: string;
            contract: components["schemas"]["Id"];
            /** @description The dates that are cleared, and all others that move. */
            moved: components["schemas"]["DateMove"][];
            /** @description The tasks of the contract. Those that are not named stay as they are. */
            tasks: components["schemas"]["FateOfTask"][];
            /** @description Who is no longer on the deal. */
            leaving: components["schemas"]["ContractParty"][];
        };
        /** @description The fields to change; the others stay. Of a contract that is no backup offer, these are the name, the contingencies and the notes. */
        DealContractUpdate: components["schemas"]["BackupOfferFields"];
        DealReopen: {
            /** @example The buyer found other financing */
            reason: components["schemas"]["Words"];
        };
        /** @description What a contact could be told to be, now that their deal is under contract or closed. */
        ContactProposal: {
            contact: components["schemas"]["Id"];
            /** @example Sarah Henderson */
            name: string;
            status: components["schemas"]["ContactStatus"];
            /** @description Active Client or Closed; null where it is so already. */
            proposed_status: components["schemas"]["ContactStatus"] | null;
            home_anniversary: components["schemas"]["Day"] | null;
            /** @description Whether they get a home by the deal. The day of closing is proposed as its anniversary. */
            proposes_anniversary: boolean;
        };
        ContactProposals: {
            results: components["schemas"]["ContactProposal"][];
        };
        ApplyTemplate: {
            template: components["schemas"]["Id"];
            /** @description The switches of the template that are on. */
            switches?: components["schemas"]["SwitchKeys"];
            /** @description The `preview` of a dry run. Where anything would now come out otherwise, nothing is written and 412 is answered. */
            preview?: string;
        };
        /**
         * @description What becomes of an item of the template. It is `there` where the deal has it from this template, or has one of the same name from elsewhere: two templates, one for each side, do not double what both sides do.
         * @enum {string}
         */
        AppliedState: "added" | "there" | "left_out";
        /** @description A date of the deal, and what becomes of it. It is `there` where somebody has set it. */
        AppliedDate: {
            date: components["schemas"]["DealDateName"];
            state: components["schemas"]["AppliedState"];
            day: components["schemas"]["Day"] | null;
        };
        /**
         * @description What a task is. A key date is contractual; missing one is a storm.
         * @enum {string}
         */
        TaskKind: "todo" | "call" | "email" | "document" | "key_date";
        /** @description A task of the template, and what becomes of it. */
        AppliedItem: {
            key: components["schemas"]["TemplateKey"];
            /** @example Inspection reply */
            title: string;
            kind: components["schemas"]["TaskKind"];
            state: components["schemas"]["AppliedState"];
            due_date: components["schemas"]["Day"] | null;
            /**
             * @description Why it is due then or what it waits for.
             * @example 3 days after the inspection (Nov 19)
             */
            due_reason: string;
        };
        /** @description A milestone of the template with its tasks, and what becomes of them. */
        AppliedMilestone: {
            key: components["schemas"]["TemplateKey"];
            /** @example Inspection */
            title: string;
            state: components["schemas"]["AppliedState"];
            due_date: components["schemas"]["Day"] | null;
            due_reason: string;
            tasks: components["schemas"]["AppliedItem"][];
        };
        /** @description What applying a template to a deal adds, or would add. */
        TemplateApplication: {
            /** @description Whether anything was written. */
            applied: boolean;
            /** @description The event that tells it, to be undone; null where nothing was written. */
            event: components["schemas"]["Id"] | null;
            /** @description Names this outcome. The same request with it does exactly this or nothing. */
            preview: string;
            /**
             * @description How many milestones and tasks it adds.
             * @example 23
             */
            added: number;
            dates: components["schemas"]["AppliedDate"][];
            milestones: components["schemas"]["AppliedMilestone"][];
        };
        /** @description A task or milestone whose date is set by hand. It is pinned, unless `pinned` says otherwise. */
        RescheduledItem: {
            id: components["schemas"]["Id"];
            due_date?: components["schemas"]["Day"] | null;
            /** @description Whether it stays when other dates move; false lets it follow its rule again. */
            pinned?: boolean;
        };
        /** @description What is to move. Everything that hangs on it follows. */
        DealReschedule: {
            dates?: components["schemas"]["DealDatesUpdate"];
            /** @description Pinned dates of the deal that follow their rules again. */
            follow?: components["schemas"]["DealDateName"][];
            /** @description Tasks and milestones of the deal, each once. */
            items?: components["schemas"]["RescheduledItem"][];
            /** @description Contractual dates (tasks of kind key_date) that may move to where their rules lead; the others stay. */
            confirm?: components["schemas"]["Id"][];
            /** @description The `preview` of a dry run. Where anything would now come out otherwise, nothing is written and 412 is answered. */
            preview?: string;
        };
        /** @description What a reschedule does, or would do. */
        Rescheduling: {
            /** @description Whether it was written; false for a dry run and where nothing moves. */
            applied: boolean;
            /** @description The event that tells it, for `undoEvent`; null where nothing was written. */
            event: components["schemas"]["Id"] | null;
            /** @description Stands for exactly this outcome. Send it back to get it and nothing else. */
            preview: string;
            moved: components["schemas"]["DateMove"][];
            kept: components["schemas"]["KeptDate"][];
            conflicts: components["schemas"]["DateConflict"][];
            /** @description What is probably wrong with the dates of the deal, and was not wrong before. */
            warnings: components["schemas"]["DateWarning"][];
            /** @description Contractual dates that stay, for want of consent, and where they would go. */
            to_confirm: components["schemas"]["DateMove"][];
            risk: components["schemas"]["RiskChange"];
        };
        /** @description Something with a day on the timeline of a deal. */
        TimelineItem: {
            kind: components["schemas"]["DatedKind"];
            /**
             * @description The task or milestone; of a date of the deal its name.
             * @example closing
             */
            id: string;
            /** @example Loan commitment */
            title: string;
            /** @description The day from which it runs, which is the latest of what it follows; null where that is no day before it is due. */
            from: components["schemas"]["Day"] | null;
            due: components["schemas"]["Day"] | null;
            progress: components["schemas"]["Progress"];
            /** @description Whether it stays when other dates move. */
            pinned: boolean;
            /** @description Whether it moves with consent alone. */
            contractual: boolean;
            /** @description Before today and not complete. */
            late: boolean;
            /** @description The milestone that a task belongs to. */
            milestone: components["schemas"]["Id"] | null;
            /** @description What it follows, by id, whether it is counted from that or waits for it. */
            after: string[];
            /** @description By how many business days an open task may slip before a deadline that waits for it is missed; null where none does. */
            float_days: number | null;
            /** @description Whether it is on the critical path: no open task has less float. */
            critical: boolean;
        };
        /** @description The dates of a deal, its milestones and its tasks, with what follows what. */
        DealTimeline: {
            today: components["schemas"]["Day"];
            /**
             * @description The dates of the deal that are set, by day; then each milestone in order, followed by its tasks by day; last the tasks of
             *     no milestone.
             */
            items: components["schemas"]["TimelineItem"][];
        };
        /**
         * @description What a due date is counted from, a date of the deal, another task or milestone, or the day that it was added.
         * @enum {string}
         */
        DueAnchor: "listing" | "listing_expiration" | "offer" | "acceptance" | "earnest_due" | "inspection" | "appraisal" | "financing" | "title" | "walkthrough" | "closing" | "actual_close" | "possession" | "lease_start" | "task" | "milestone" | "applied_at";
        /** @description How a due date follows from another date. */
        DueRule: {
            anchor: components["schemas"]["DueAnchor"];
            /** @description The task or milestone, where the anchor is one. */
            item?: components["schemas"]["Id"] | null;
            /**
             * @description Days after the anchor; before it when negative.
             * @example 3
             */
            offset: number;
            unit: components["schemas"]["DayUnit"];
            business_up_to?: components["schemas"]["BusinessUpTo"];
            roll: components["schemas"]["DayRoll"];
            /** @description Whether the account's holidays are no business days. */
            skip_holidays: boolean;
            time?: components["schemas"]["DueTime"];
            rolled_time?: components["schemas"]["RolledTime"];
            source?: components["schemas"]["RuleSource"];
        };
        /** @description What a date is counted from. */
        DateAnchor: {
            /** @enum {string} */
            kind: "deal" | "task" | "milestone" | "applied_at";
            /**
             * @description The task or milestone; of a date of the deal its name.
             * @example acceptance
             */
            id: string | null;
            /** @example Acceptance */
            title: string;
            date: components["schemas"]["Day"] | null;
        };
        /** @description Who gave a date its present value, and when. */
        DateSetting: {
            event: components["schemas"]["Id"] | null;
            at: components["schemas"]["Instant"];
            /** @description The user; null where the system did. */
            actor: components["schemas"]["Id"] | null;
            /**
             * @description What they did
             * @example moved the closing from Dec 12 to Dec 19; 4 due dates followed
             */
            summary: string;
        };
        /** @description Why a date is what it is. Counting from the anchor by the rule, without weekends and `skipped`, gives `counted`. */
        DateExplanation: {
            kind: components["schemas"]["DatedKind"];
            /** @example closing */
            id: string;
            /** @example Closing */
            title: string;
            date: components["schemas"]["Day"] | null;
            /** @example 3 business days after the acceptance (Nov 9), without Nov 11 */
            reason: string;
            rule: components["schemas"]["DueRule"] | null;
            anchor: components["schemas"]["DateAnchor"] | null;
            /** @description Where the count ends, before it is rolled off a day off. */
            counted: components["schemas"]["Day"] | null;
            /** @description Holidays that the count stepped over. */
            skipped: components["schemas"]["Day"][];
            /** @description Where the rule leads; another day than `date` only where it is held. */
            wanted: components["schemas"]["Day"] | null;
            /**
             * @description What keeps it from following its rule.
             * @enum {string|null}
             */
            held: "pinned" | "finished" | "key_date" | null;
            set_by: components["schemas"]["DateSetting"];
        };
        EventIds: components["schemas"]["Id"][];
        UndoEvents: {
            events: components["schemas"]["EventIds"];
        };
        /** @description What was taken back. */
        UndoneEvents: {
            /** @description The events that tell the undoing; undone themselves, they do the change again. */
            events: components["schemas"]["EventIds"];
        };
        KeptItem: {
            /** @enum {string} */
            kind: "task" | "milestone";
            id: components["schemas"]["Id"];
            /** @example Inspection reply */
            title: string;
        };
        /** @description What was taken back. */
        Undone: {
            /** @description The event that tells the undoing; undone itself, it does the change again. */
            event: components["schemas"]["Id"];
            /** @example took a change back: moved the closing from Dec 19 to Dec 12; 4 due dates followed */
            summary: string;
            /** @description Of a template that was applied: what it added and somebody has worked on since, and what that needs. It stays. Empty for anything else, which is undone whole or not at all. */
            kept: components["schemas"]["KeptItem"][];
        };
        /** @description A file of a deal. Clients see it where `client_visible` is true and their portal shows files. */
        DealFile: components["schemas"]["StoredRecord"] & {
            deal: components["schemas"]["Id"];
            /** @example Purchase agreement.pdf */
            name: string;
            type: components["schemas"]["FileType"];
            /**
             * @description In bytes.
             * @example 248120
             */
            size: number;
            /**
             * @description What `variant=preview` shows; `image` has a thumbnail too.
             * @enum {string}
             */
            preview: "image" | "pdf" | "none";
            /** @description Whether the deal's clients see and download it. */
            client_visible: boolean;
            /** @description The contract that the deal was under when the file was added; null where it was under none. */
            contract: components["schemas"]["Id"] | null;
        };
        DealFilePage: components["schemas"]["Page"] & {
            results: components["schemas"]["DealFile"][];
        };
        /** @description A file, in a form of its own. */
        FileUpload: {
            /**
             * Format: binary
             * @description At most 25 MB. Its name is cleaned, and ends as what it is.
             */
            file: string;
        };
        /** @description The fields to change; the others stay. */
        DealFileUpdate: {
            /**
             * @description Cleaned as at the upload; the ending that says what the file is stays.
             * @example Purchase agreement
             * @example signed.pdf
             */
            name?: string;
            /** @example true */
            client_visible?: boolean;
        };
        /**
         * @description `original` is the file as it was uploaded, as an attachment. `preview` is what a page may show: an image made anew as WebP
         *     of 1,600 pixels at most, or the PDF itself; 404 for other files. `thumbnail` is an image of 96 pixels square.
         * @default original
         * @enum {string}
         */
        FileVariant: "original" | "preview" | "thumbnail";
        /** @enum {string} */
        NoteMark: "bold" | "italic" | "strike";
        /** @description Words, with how they stand out. */
        NoteText: {
            /** @constant */
            type: "text";
            text: string;
            marks?: components["schemas"]["NoteMark"][];
        };
        /** @description Somebody of the team. They are told, if they may see the deal. */
        NoteMention: {
            /** @constant */
            type: "mention";
            user: components["schemas"]["Id"];
        };
        /** @description A new line within a block. */
        NoteBreak: {
            /** @constant */
            type: "break";
        };
        NoteInline: components["schemas"]["NoteText"] | components["schemas"]["NoteMention"] | components["schemas"]["NoteBreak"];
        /** @description A paragraph, a heading, or an item of a list. */
        NoteBlock: {
            /** @enum {string} */
            type: "paragraph" | "heading" | "bullet" | "number";
            content: components["schemas"]["NoteInline"][];
        };
        /** @description Rich text as data: what is not listed here cannot be said, so nothing has to be cleaned. Never HTML. */
        NoteBody: components["schemas"]["NoteBlock"][];
        /** @description What somebody of the team wrote about a deal. Clients never see it. */
        Note: components["schemas"]["StoredRecord"] & {
            deal: components["schemas"]["Id"];
            body: components["schemas"]["NoteBody"];
            /**
             * @description The words alone.
             * @example @Maria Okoye the lender called
             */
            text: string;
            /** @description It stands before the others. */
            pinned: boolean;
            /** @description When it was rewritten last; null where it never was. */
            edited_at: components["schemas"]["Instant"] | null;
        };
        NotePage: components["schemas"]["Page"] & {
            results: components["schemas"]["Note"][];
        };
        NoteCreate: {
            deal: components["schemas"]["Id"];
            body: components["schemas"]["NoteBody"];
            pinned?: boolean;
        };
        /** @description The fields to change; the others stay. The body is its author's, and owners' and admins'; anyone pins. */
        NoteUpdate: {
            body?: components["schemas"]["NoteBody"];
            pinned?: boolean;
        };
        /** @description Something that happened to a deal, its tasks or its milestones. */
        DealEvent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @description The user who did it; null where the system did. */
            actor: components["schemas"]["Id"] | null;
            /** @enum {string} */
            entity: "deal" | "deal_contract" | "task" | "milestone" | "portal" | "note" | "file" | "client_message";
            entity_id: components["schemas"]["Id"];
            /** @example updated */
            op: string;
            /**
             * @description What happened, in a sentence without the actor.
             * @example moved the closing from Dec 12 to Dec 19
             */
            summary: string;
            /** @description Whether `undoEvent` takes it, unless something was changed since. */
            can_undo: boolean;
            diff: components["schemas"]["FieldChange"][];
        };
        DealEventPage: components["schemas"]["Page"] & {
            results: components["schemas"]["DealEvent"][];
        };
        /**
         * @description Whose turn it is.
         * @enum {string}
         */
        WaitingOn: "team" | "client" | "third_party";
        /** @description What a caller may write of a task. */
        TaskFields: {
            /**
             * Title
             * @example Inspection reply
             */
            title?: components["schemas"]["Words"];
            /** Kind */
            kind?: components["schemas"]["TaskKind"];
            /** Priority */
            priority?: components["schemas"]["Priority"];
            /**
             * Milestone
             * @description A milestone of the same deal.
             */
            milestone?: components["schemas"]["Id"] | null;
            /**
             * Assignee
             * @description The user who does it.
             */
            assignee?: components["schemas"]["Id"] | null;
            /**
             * Role
             * @description Who does it by role, where no user is named; the deal's first agent in that role is meant.
             */
            assignee_role?: components["schemas"]["AgentRole"] | null;
            /** Waiting for */
            waiting_on?: components["schemas"]["WaitingOn"];
            /**
             * Due
             * @description A date set by hand is pinned, unless `pinned` says otherwise.
             */
            due_date?: components["schemas"]["Day"] | null;
            /**
             * Due time
             * @description By when on that day, in the account's time zone; null for the whole day. A rule sets its own.
             */
            due_time?: components["schemas"]["TimeOfDay"] | null;
            /**
             * Rule of the date
             * @description The due date follows this rule from now on.
             */
            due_rule?: components["schemas"]["DueRule"] | null;
            /**
             * Pinned
             * @description A pinned due date stays when the dates that it hangs on move.
             */
            pinned?: boolean;
            /**
             * Comes after
             * @description Tasks of the same deal that come first.
             */
            depends_on?: components["schemas"]["Id"][];
            /**
             * Shown to the client
             * @description Shown in the client portal.
             */
            client_visible?: boolean;
        };
        /** @description Something to do, for a deal, for a contact or on its own. */
        Task: components["schemas"]["StoredRecord"] & WithRequired<components["schemas"]["TaskFields"], "milestone" | "title" | "kind" | "priority" | "assignee" | "assignee_role" | "waiting_on" | "due_date" | "due_time" | "due_rule" | "pinned" | "depends_on" | "client_visible"> & {
            team: components["schemas"]["Id"];
            deal: components["schemas"]["Id"] | null;
            /**
             * Deal
             * @description The deal's name; empty without one.
             * @example 402 Maple Street
             */
            deal_name: string;
            contact: components["schemas"]["Id"] | null;
            /** Progress */
            progress: components["schemas"]["Progress"];
            /**
             * Proposed date
             * @description Where a contractual date (kind key_date) would go by its rule. It moves once somebody consents: `rescheduleDeal` with its id in `confirm`. Null where it is in its place.
             */
            proposed_date: components["schemas"]["Day"] | null;
            /** Completed */
            completed_at: components["schemas"]["Instant"] | null;
            /**
             * Why it does not apply
             * @description Why it does not apply to this deal; null where it does. What does not apply counts as complete: nothing waits for it.
             * @example The house has no septic tank
             */
            not_applicable_reason: string | null;
            /**
             * Why it is due then
             * @description Why the due date is what it is; empty where it was set by hand or is missing.
             * @example 3 days after the inspection (Nov 19)
             */
            due_reason: string;
            /**
             * Waits for
             * @description The unfinished tasks that come first, of `depends_on`; none once it is complete.
             */
            blocked_by: components["schemas"]["Id"][];
        };
        /** @description What a caller may write of a milestone. */
        MilestoneFields: {
            /**
             * Name
             * @example Inspection
             */
            name?: components["schemas"]["Words"];
            /**
             * Place
             * @description The place among the deal's milestones. The others make room.
             * @example 2
             */
            order?: number;
            /**
             * Due
             * @description A date set by hand is pinned, unless `pinned` says otherwise.
             */
            due_date?: components["schemas"]["Day"] | null;
            /** Rule of the date */
            due_rule?: components["schemas"]["DueRule"] | null;
            /**
             * Pinned
             * @description A pinned due date stays when the dates that it hangs on move.
             */
            pinned?: boolean;
            /**
             * Shown to the client
             * @description Shown in the client portal.
             */
            client_visible?: boolean;
            /**
             * Words for the client
             * @description What the client reads about it.
             * @example A professional looks at every corner of the house.
             */
            client_text?: string;
        };
        /** @description A step of a deal with the tasks that lead to it. */
        Milestone: components["schemas"]["StoredRecord"] & WithRequired<components["schemas"]["MilestoneFields"], "name" | "order" | "due_date" | "due_rule" | "pinned" | "client_visible" | "client_text"> & {
            deal: components["schemas"]["Id"];
            /**
             * Progress
             * @description Follows from its tasks, where it has any.
             */
            progress: components["schemas"]["Progress"];
            /** Tasks */
            tasks: components["schemas"]["DealProgress"];
            /**
             * Why it is due then
             * @description Why the due date is what it is; empty where it was set by hand or is missing.
             */
            due_reason: string;
            /** Completed */
            completed_at: components["schemas"]["Instant"] | null;
        };
        /** @description A difference between a deal as it was and as it is. */
        DealDifference: {
            /** @enum {string} */
            kind: "deal" | "task" | "milestone";
            id: components["schemas"]["Id"];
            /**
             * @description What it is called now; then, where it is gone.
             * @example Inspection reply
             */
            title: string;
            /**
             * @description Whether the task or milestone came, went, or is another one in this field.
             * @enum {string}
             */
            change: "added" | "removed" | "changed";
            /** @example dates.closing */
            field: string | null;
            /** @description Any value; null where there was none. */
            was: unknown;
            /** @description Any value; null where there is none. */
            now: unknown;
        };
        /** @description A deal as it was right after an event. */
        DealAsOf: {
            event: components["schemas"]["DealEvent"];
            /** @description The versions of the deal, its tasks and milestones are numbers in the history, not to be used in If-Match. */
            deal: components["schemas"]["Deal"];
            tasks: components["schemas"]["Task"][];
            milestones: components["schemas"]["Milestone"][];
            /** @description What is different now, field by field; what follows from it, such as progress and risk, is left out. */
            changed_since: components["schemas"]["DealDifference"][];
        };
        MilestonePage: components["schemas"]["Page"] & {
            results: components["schemas"]["Milestone"][];
        };
        /** @description A new milestone, the deal's last unless told otherwise. */
        MilestoneCreate: WithRequired<components["schemas"]["MilestoneFields"], "name"> & {
            deal: components["schemas"]["Id"];
        };
        /** @description The fields to change; the others stay. Progress, and when it was completed, can be set where the milestone has no tasks; else it is complete when the last of its tasks is. */
        MilestoneUpdate: components["schemas"]["MilestoneFields"] & {
            progress?: components["schemas"]["Progress"];
            /** @description When it was completed, now by default; not in the future. Dates that follow it count from that day. */
            completed_at?: components["schemas"]["Instant"];
        };
        /**
         * @description Where a due date stands from today: before it, today, the seven days after, later, or without one. Every task is in exactly one of them.
         * @enum {string}
         */
        TaskDue: "overdue" | "today" | "week" | "later" | "none";
        TaskPage: components["schemas"]["Page"] & {
            results: components["schemas"]["Task"][];
            corrected_q?: components["schemas"]["CorrectedQ"];
        };
        /** @description A new task. It belongs to the deal's team, else to the contact's or to `team`; to the caller unless assigned. */
        TaskCreate: WithRequired<components["schemas"]["TaskFields"], "title"> & {
            team?: components["schemas"]["Id"];
            deal?: components["schemas"]["Id"] | null;
            contact?: components["schemas"]["Id"] | null;
        };
        /**
         * @description Why it does not apply.
         * @example The house has no septic tank
         */
        TaskReason: components["schemas"]["Words"];
        /** @description The same change for all of them. Finished tasks keep their dates. */
        TaskBulkChange: {
            /** @description The user who does them; null for nobody. */
            assignee?: components["schemas"]["Id"] | null;
            priority?: components["schemas"]["Priority"];
            waiting_on?: components["schemas"]["WaitingOn"];
            /** @description Set by hand, and so pinned; null for none. Rules out `shift_days`. */
            due_date?: components["schemas"]["Day"] | null;
            /** @description By how many days the due dates move; before when negative. What has none keeps none. Rules out `due_date`. */
            shift_days?: number;
            /**
             * @description Marks them as done. Rules out `not_applicable`.
             * @constant
             */
            complete?: true;
            /** @description When those that `complete` marks were done, now by default; not in the future. */
            completed_at?: components["schemas"]["Instant"];
            /** @description Why they do not apply. Rules out `complete`. */
            not_applicable?: components["schemas"]["TaskReason"];
        };
        TaskBulkEdit: {
            tasks: components["schemas"]["Id"][];
            change: components["schemas"]["TaskBulkChange"];
            /** @description The `preview` of a dry run. Where other dates would now follow, nothing is written and 412 is answered. */
            preview?: string;
        };
        /** @description How many dates of a deal follow a bulk edit of some of its tasks. */
        DealFollows: {
            deal: components["schemas"]["Id"];
            /** @example 402 Maple Street */
            name: string;
            /**
             * @description Dates that move along.
             * @example 3
             */
            moved: number;
            /**
             * @description Contractual dates that their rules would move, and that stay until somebody consents (`rescheduleDeal`).
             * @example 1
             */
            to_confirm: number;
        };
        /** @description What a bulk edit does, or would do. */
        TaskBulkEdited: {
            /**
             * @description How many tasks differ now.
             * @example 12
             */
            changed: number;
            /** @description What `undoEvents` takes to undo all of it; empty for a dry run. */
            events: components["schemas"]["Id"][];
            /** @description The deals in which dates of other tasks or milestones hang on it, by name. */
            follow: components["schemas"]["DealFollows"][];
            /** @description Stands for exactly what follows. Send it back to get that and nothing else. */
            preview: string;
        };
        /** @description The fields to change; the others stay. Completing and reopening have their own calls. */
        TaskUpdate: components["schemas"]["TaskFields"] & {
            /**
             * @description Started or not; COMPLETE is `completeTask`.
             * @enum {string}
             */
            progress?: "NOT_STARTED" | "IN_PROGRESS";
        };
        TaskComplete: {
            /** @description When it was done, now by default; not in the future. What hangs on it counts from that day: dates that follow it, and its milestone. */
            completed_at?: components["schemas"]["Instant"];
        };
        TaskNotApplicable: {
            reason: components["schemas"]["TaskReason"];
        };
        /**
         * @description A set of rules of law or of standard contract forms.
         * @enum {string}
         */
        RulePackKey: "federal_mortgage" | "texas" | "florida" | "washington" | "california";
        /** @description Rules of law or of a state's standard contract forms that a template can follow. Guidance, not legal advice. */
        RulePack: {
            key: components["schemas"]["RulePackKey"];
            /** @example Texas (TREC forms) */
            name: string;
            /** @description The state whose forms these are; null for every state. */
            state: components["schemas"]["UsState"] | null;
            /**
             * @description What the rules say.
             * @example Periods are counted in calendar days from the day after the effective date.
             */
            summary: string;
            sources: {
                /** @example Texas Real Estate Commission, contract forms */
                title: string;
                /**
                 * Format: uri
                 * @example https://www.trec.texas.gov/forms
                 */
                url: string;
            }[];
            /** @description When the rules were last compared with their sources. */
            checked_on: components["schemas"]["Day"];
            /** @example This is guidance, not legal advice. */
            disclaimer: string;
        };
        RulePackList: {
            results: components["schemas"]["RulePack"][];
        };
        /** @description A question that is asked when the template is applied, such as whether there is a loan. What hangs on it is left out or comes in. */
        TemplateSwitch: {
            key: components["schemas"]["TemplateKey"];
            /** @example Cash purchase */
            name: components["schemas"]["Words"];
        };
        /** @description How a date of a deal follows another one, as DealDateRule, and the switches that leave it out. */
        TemplateDateRule: {
            date: components["schemas"]["DealDateName"];
            /** @description The date that it is counted from. */
            anchor: components["schemas"]["DealDateName"];
            /** @example 10 */
            offset: number;
            unit: components["schemas"]["DayUnit"];
            business_up_to?: components["schemas"]["BusinessUpTo"];
            roll: components["schemas"]["DayRoll"];
            /** @description Whether the account's holidays are no business days. */
            skip_holidays: boolean;
            time?: components["schemas"]["DueTime"];
            rolled_time?: components["schemas"]["RolledTime"];
            source?: components["schemas"]["RuleSource"];
            /** @description Switches that leave it out when they are on. */
            left_out_by: components["schemas"]["SwitchKeys"];
            /** @description Switches of which one must be on for it to be there; none for always. */
            only_with: components["schemas"]["SwitchKeys"];
        };
        /** @description As DueRule, but `item` names a task or milestone of the template by its key. */
        TemplateDueRule: {
            anchor: components["schemas"]["DueAnchor"];
            item: components["schemas"]["TemplateKey"] | null;
            /** @example 3 */
            offset: number;
            unit: components["schemas"]["DayUnit"];
            business_up_to?: components["schemas"]["BusinessUpTo"];
            roll: components["schemas"]["DayRoll"];
            /** @description Whether the account's holidays are no business days. */
            skip_holidays: boolean;
            time?: components["schemas"]["DueTime"];
            rolled_time?: components["schemas"]["RolledTime"];
            source?: components["schemas"]["RuleSource"];
        };
        TemplateTask: {
            key: components["schemas"]["TemplateKey"];
            /** @example Inspection reply */
            title: components["schemas"]["Words"];
            kind: components["schemas"]["TaskKind"];
            priority: components["schemas"]["Priority"];
            assignee_role: components["schemas"]["AgentRole"] | null;
            waiting_on: components["schemas"]["WaitingOn"];
            due_rule: components["schemas"]["TemplateDueRule"] | null;
            pinned: boolean;
            /** @description Tasks of the template that come first. */
            depends_on: components["schemas"]["TemplateKey"][];
            client_visible: boolean;
            /** @description Switches that leave it out when they are on. */
            left_out_by: components["schemas"]["SwitchKeys"];
            /** @description Switches of which one must be on for it to be there; none for always. */
            only_with: components["schemas"]["SwitchKeys"];
        };
        TemplateMilestone: {
            key: components["schemas"]["TemplateKey"];
            /** @example Inspection */
            name: components["schemas"]["Words"];
            due_rule: components["schemas"]["TemplateDueRule"] | null;
            client_visible: boolean;
            client_text: string;
            /** @description Switches that leave it out when they are on. */
            left_out_by: components["schemas"]["SwitchKeys"];
            /** @description Switches of which one must be on for it to be there; none for always. */
            only_with: components["schemas"]["SwitchKeys"];
            tasks: components["schemas"]["TemplateTask"][];
        };
        /** @description The parts of a template that rules change. */
        RuledTemplate: {
            switches: components["schemas"]["TemplateSwitch"][];
            date_rules: components["schemas"]["TemplateDateRule"][];
            milestones: components["schemas"]["TemplateMilestone"][];
        };
        /** @example Buyer, resale */
        TemplateName: components["schemas"]["Words"];
        /** @description What a caller may write of a template. */
        TemplateFields: {
            name?: components["schemas"]["TemplateName"];
            /** @description The representation that it is meant for; null for any. */
            representation?: components["schemas"]["Representation"] | null;
            /** @description The deal type that it is meant for; null for any. */
            deal_type?: components["schemas"]["DealType"] | null;
            /** @description What is asked when it is applied. */
            switches?: components["schemas"]["TemplateSwitch"][];
            /** @description The rules of the deal's own dates, at most one a date. */
            date_rules?: components["schemas"]["TemplateDateRule"][];
            /** @description Keys of milestones and tasks are unique in the template. */
            milestones?: components["schemas"]["TemplateMilestone"][];
        };
        /** @description The milestones and tasks of a kind of deal, with the rules of their due dates. */
        Template: components["schemas"]["StoredRecord"] & WithRequired<components["schemas"]["TemplateFields"], "name" | "representation" | "deal_type" | "switches" | "date_rules" | "milestones">;
        TemplatePage: components["schemas"]["Page"] & {
            results: components["schemas"]["Template"][];
        };
        /** @description A new template. */
        TemplateCreate: WithRequired<components["schemas"]["TemplateFields"], "name">;
        /** @description A template as a file, for another account or to be kept. */
        TemplateFile: WithRequired<components["schemas"]["TemplateFields"], "name" | "representation" | "deal_type" | "switches" | "milestones"> & {
            /**
             * @description What the file is.
             * @constant
             */
            format: "protracker/template";
            /**
             * @description How it is written.
             * @constant
             */
            format_version: 1;
        };
        /** @description The fields to change; the others stay. Deals that it was applied to keep what they have. */
        TemplateUpdate: components["schemas"]["TemplateFields"];
        /**
         * @description When a reminder comes, at an instant, days before the due date, or every so many days until the task is done.
         * @enum {string}
         */
        ReminderKind: "at" | "before_due" | "every";
        /** @description What a caller may write of a reminder. */
        ReminderFields: {
            task?: components["schemas"]["Id"];
            kind?: components["schemas"]["ReminderKind"];
            /** @description When, for `at`. */
            at?: components["schemas"]["Instant"] | null;
            /**
             * @description How many, for `before_due` (0 is the day itself) and `every` (at least 1). They come at nine in the morning of the account's time zone.
             * @example 2
             */
            days?: number | null;
        };
        /** @description A wish to be reminded of a task, by mail and in the inbox. It is its user's alone, and ends with the task. */
        Reminder: components["schemas"]["StoredRecord"] & WithRequired<components["schemas"]["ReminderFields"], "task" | "kind" | "at" | "days"> & {
            /** @description When it comes next; null where it came already, or where the task has no due date. */
            next_at: components["schemas"]["Instant"] | null;
            /** @description When it came last. */
            sent_at: components["schemas"]["Instant"] | null;
        };
        ReminderPage: components["schemas"]["Page"] & {
            results: components["schemas"]["Reminder"][];
        };
        ReminderCreate: WithRequired<components["schemas"]["ReminderFields"], "task" | "kind">;
        /**
         * @description What a notification tells.
         * @enum {string}
         */
        NotificationKind: "reminder" | "assigned" | "mentioned" | "rescheduled" | "lead" | "joined" | "client_done" | "storm" | "key_date" | "client_message" | "commission";
        /** @description Something that one person is told in their inbox. It is theirs alone and is kept for 180 days. */
        Notification: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Instant"];
            kind: components["schemas"]["NotificationKind"];
            /**
             * @description What happened, in a sentence.
             * @example Maria Okoye gave you a task
             */
            text: string;
            /**
             * @description What it is about
             * @example Inspection reply, 402 Maple Street
             */
            subject: string;
            /** @description The deal that it belongs to. */
            deal: components["schemas"]["Id"] | null;
            /** @description The task that it is about. */
            task: components["schemas"]["Id"] | null;
            /** @description The contact that it is about. */
            contact: components["schemas"]["Id"] | null;
            /** @description Who did it; null where it came by itself. */
            actor: components["schemas"]["Id"] | null;
            /** @description When it was read; null while it is not. */
            read_at: components["schemas"]["Instant"] | null;
        };
        NotificationPage: components["schemas"]["Page"] & {
            results: components["schemas"]["Notification"][];
        };
        /** @description By which ways one is told. */
        NotificationChannels: {
            /** @description In the inbox. */
            inbox: boolean;
            /** @description By mail. */
            mail: boolean;
        };
        /** @description The ways for each kind of notification. */
        NotificationChoices: {
            reminder?: components["schemas"]["NotificationChannels"];
            assigned?: components["schemas"]["NotificationChannels"];
            mentioned?: components["schemas"]["NotificationChannels"];
            rescheduled?: components["schemas"]["NotificationChannels"];
            lead?: components["schemas"]["NotificationChannels"];
            joined?: components["schemas"]["NotificationChannels"];
            client_done?: components["schemas"]["NotificationChannels"];
            storm?: components["schemas"]["NotificationChannels"];
            key_date?: components["schemas"]["NotificationChannels"];
            client_message?: components["schemas"]["NotificationChannels"];
            commission?: components["schemas"]["NotificationChannels"];
        };
        /**
         * @description The hour of the day, in the account's time zone, from which the mail about the day is sent; null for none. A day with nothing
         *     to tell has no mail.
         */
        DailyMailHour: number | null;
        /** @description How one person wants to be told. */
        NotificationSettings: {
            kinds: WithRequired<components["schemas"]["NotificationChoices"], "reminder" | "assigned" | "mentioned" | "rescheduled" | "lead" | "joined" | "client_done" | "storm" | "key_date" | "client_message" | "commission">;
            daily_mail_hour: components["schemas"]["DailyMailHour"];
        };
        /** @description What to change; kinds that are left out stay. */
        NotificationSettingsUpdate: {
            kinds?: components["schemas"]["NotificationChoices"];
            daily_mail_hour?: components["schemas"]["DailyMailHour"];
        };
        NotificationUpdate: {
            /** @description Whether it counts as read. */
            read: boolean;
        };
        /**
         * @description What an entry of the calendar is.
         * @enum {string}
         */
        CalendarKind: "task" | "milestone" | "key_date" | "closing" | "listing_expiration";
        CalendarEntry: {
            /** @description The id of the task or milestone; for a closing and the expiration of a listing that of the deal. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["CalendarKind"];
            /** @example Inspection reply */
            title: string;
            date: components["schemas"]["Day"];
            time: components["schemas"]["DueTime"];
            /** @description A contractual date that its rule would move. Until somebody confirms it, it stays. */
            to_confirm: boolean;
            deal: components["schemas"]["Id"] | null;
            /** @example 402 Maple Street */
            deal_name: string;
            progress: components["schemas"]["Progress"];
            /** @description Before today and not complete. */
            late: boolean;
        };
        Calendar: {
            /** @description In the order of their days. */
            results: components["schemas"]["CalendarEntry"][];
            corrected_q?: components["schemas"]["CorrectedQ"];
        };
        /**
         * @description Whose work a feed shows: `mine` for the tasks and deals that the user works for, `team` for everything that they
         *     may see.
         * @enum {string}
         */
        CalendarFeedScope: "mine" | "team";
        /** @description A private address from which a calendar program reads what falls due. It shows what its user may see, when it is read. */
        CalendarFeed: components["schemas"]["StoredRecord"] & {
            /** @example My phone */
            name: string;
            scope: components["schemas"]["CalendarFeedScope"];
            /** @description What it shows. */
            kinds: components["schemas"]["CalendarKind"][];
            /** @description The last time that it was read, to the minute; null before the first. */
            last_used_at: components["schemas"]["Instant"] | null;
        };
        CalendarFeedPage: components["schemas"]["Page"] & {
            results: components["schemas"]["CalendarFeed"][];
        };
        /** @description A new feed. */
        CalendarFeedCreate: {
            /** @example My phone */
            name: components["schemas"]["Words"];
            /** @description `mine` by default. */
            scope?: components["schemas"]["CalendarFeedScope"];
            /** @description All by default. */
            kinds?: components["schemas"]["CalendarKind"][];
        };
        /** @description The new feed, with its address. */
        CreatedCalendarFeed: {
            feed: components["schemas"]["CalendarFeed"];
            /**
             * Format: uri
             * @description The address, told this once; whoever has it reads the feed. Only a hash of its secret is kept.
             * @example https://app.example.com/api/v1/calendar/feed/cf_8Qk2vR0sYt5n1LhXo7bWc3dEfGzJmPaUq9iKxTy4VwA.ics
             */
            url: string;
        };
        /** @description What an agent's day starts with. Each part is the first page of the list that it opens, with 5 records and an exact count. */
        Home: {
            /** @description Today in the account's time zone. */
            today: components["schemas"]["Day"];
            /** @description `listTasks` with `due=overdue` and `assignee=me`. */
            overdue_tasks: components["schemas"]["TaskPage"];
            /** @description `listTasks` with `due=today` and `assignee=me`. */
            today_tasks: components["schemas"]["TaskPage"];
            /** @description `listDeals` with `deal_status=1`, `closing_from` today and `closing_to` in 14 days, by closing. */
            closing_soon: components["schemas"]["DealPage"];
            /** @description `listContacts` with `status=1`, newest first. */
            new_leads: components["schemas"]["ContactPage"];
        };
        FoundDeal: {
            id: components["schemas"]["Id"];
            /** @example 402 Maple Street */
            name: string;
            status: components["schemas"]["DealStatus"];
            client_names: string[];
        };
        FoundContact: {
            id: components["schemas"]["Id"];
            /** @example Priya Whitaker */
            name: string;
            status: components["schemas"]["ContactStatus"];
            /**
             * @description The first e-mail address; empty without one.
             * @example priya.whitaker@example.com
             */
            email: string;
        };
        FoundTask: {
            id: components["schemas"]["Id"];
            /** @example Inspection reply */
            title: string;
            progress: components["schemas"]["Progress"];
            due_date: components["schemas"]["Day"] | null;
            deal: components["schemas"]["Id"] | null;
            /** @example 402 Maple Street */
            deal_name: string;
        };
        /** @description The words that each kind was searched by in place of `q`; those that are absent, by `q` itself. */
        SearchCorrections: {
            deals?: components["schemas"]["CorrectedQ"];
            contacts?: components["schemas"]["CorrectedQ"];
            tasks?: components["schemas"]["CorrectedQ"];
        };
        /** @description The first 5 of each. */
        SearchResults: {
            deals: components["schemas"]["FoundDeal"][];
            contacts: components["schemas"]["FoundContact"][];
            tasks: components["schemas"]["FoundTask"][];
            corrected?: components["schemas"]["SearchCorrections"];
        };
    };
    responses: {
        /** @description Anything else that went wrong. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "request_id": "b7c1e0d2f3a4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not valid; `errors` names each field and reason. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "request_id": "b7c1e0d2f3a4",
                 *       "errors": [
                 *         {
                 *           "field": "status",
                 *           "reason": "must be one of 1, 2, 3, 4, 5, 6"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or the access token is not valid. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Sign in first",
                 *       "status": 401,
                 *       "request_id": "b7c1e0d2f3a4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller may see this but not do it, the anti-forgery token is missing, or an access token does not reach so far. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Your role does not allow this",
                 *       "status": 403,
                 *       "request_id": "b7c1e0d2f3a4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the record, or a request under way with the same Idempotency-Key, rules this out. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A closed deal comes back only by reopening it",
                 *       "status": 409,
                 *       "request_id": "b7c1e0d2f3a4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file, written while it is read. One that breaks off is not whole, which its connection tells. */
        CsvFile: {
            headers: {
                /** @description With the name of the file. */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example Name,Status,Price,Closing
                 *     402 Maple Street,Under Contract,512000,2026-12-12
                 */
                "text/csv": string;
            };
        };
        /** @description Too many attempts; `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too many attempts",
                 *       "status": 429,
                 *       "request_id": "b7c1e0d2f3a4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has it already. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no such record, or none that the caller may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "request_id": "b7c1e0d2f3a4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Done; there is nothing to answer. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Somebody has edited the record since the version in `If-Match`. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Someone else changed this in the meantime",
                 *       "status": 412,
                 *       "request_id": "b7c1e0d2f3a4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body, or a part of it, is larger than what is read. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The request is too large",
                 *       "status": 413,
                 *       "request_id": "b7c1e0d2f3a4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call does not take that kind of body or file. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "This call does not take that kind of body",
                 *       "status": 415,
                 *       "request_id": "b7c1e0d2f3a4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is well formed, but the rules of the business refuse it; `errors` names each field and reason. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Under contract needs more about the deal",
                 *       "status": 422,
                 *       "request_id": "b7c1e0d2f3a4",
                 *       "errors": [
                 *         {
                 *           "field": "sale_price",
                 *           "reason": "is needed in this phase"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The range lies outside of the bytes; `Content-Range` says how many there are. */
        RangeNotSatisfiable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The range lies outside of the file",
                 *       "status": 416,
                 *       "request_id": "b7c1e0d2f3a4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The secret of the link. A wrong, expired or revoked one answers the same 404.
         * @example Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I
         */
        0: string;
        /** @description The page, from 1. */
        Page: number;
        /** @description Records a page. */
        PageSize: number;
        /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
        Cursor: string;
        /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
        Count: "capped" | "exact" | "none";
        /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
        IdempotencyKey: string;
        /**
         * @description The record's id. An id that names nothing the caller may see answers 404.
         * @example 6560a1f2c3d4e5f60718293a
         */
        Id: string;
        /**
         * @description The `ETag` of what the caller has. Answered with 304 where that is still what they would read.
         * @example "3-9hJq0xVb2LwT7cRk"
         */
        IfNoneMatch: string;
        /**
         * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
         *     since. Fields that follow from other records, such as a deal's progress, may have changed.
         * @example "3"
         */
        IfMatch: string;
        /**
         * @description The user who is the member.
         * @example 6560a1f2c3d4e5f607182930
         */
        memberUser: string;
        /** @description Answers what would happen and writes nothing. */
        DryRun: boolean;
        Status: components["schemas"]["DealStatus"][];
        /** @description A group of statuses, beside `status`. */
        DealStatus: components["schemas"]["DealStatusFilter"];
        /**
         * @example [
         *       1,
         *       3
         *     ]
         */
        Representation: components["schemas"]["Representation"][];
        DealType: components["schemas"]["DealType"][];
        Source: components["schemas"]["ContactSource"][];
        Priority: components["schemas"]["Priority"][];
        Risk: components["schemas"]["RiskLevel"][];
        /** @description Deals that this user works on; `me` is the caller and, for an assistant, also the agents they work for. */
        Agent: "me" | components["schemas"]["Id"];
        /** @description Deals that close on this day or later. */
        ClosingFrom: components["schemas"]["Day"];
        /** @description Deals that close on this day or earlier. */
        ClosingTo: components["schemas"]["Day"];
        /** @description Deals that this contact is a party of. */
        Contact: components["schemas"]["Id"];
        /**
         * @description Deals whose sale price, else list price, lies between these cents.
         * @example 30000000..50000000
         */
        Price: components["schemas"]["CentsRange"];
        /**
         * @description In whatever case.
         * @example [
         *       "Hartford",
         *       "Avon"
         *     ]
         */
        City: string[];
        /** @description In whatever case. */
        State: string[];
        Zip: string[];
        /**
         * @description Deals that were created on these days.
         * @example 2026-11-01..2026-11-30
         */
        Created: components["schemas"]["DayRange"];
        /** @description Deals whose next date is on these days. */
        NextDate: components["schemas"]["DayRange"];
        /** @description Deals in which something unfinished is overdue, or nothing is. */
        Overdue: boolean;
        /** @description Deals with this date on these days. */
        DateListing: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DateListingExpiration: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DateOffer: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DateAcceptance: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DateEarnestDue: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DateInspection: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DateAppraisal: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DateFinancing: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DateTitle: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DateWalkthrough: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DateActualClose: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DatePossession: components["schemas"]["DayRange"];
        /** @description Deals with this date on these days. */
        DateLeaseStart: components["schemas"]["DayRange"];
        /**
         * @description Words that words of the name, the address, the MLS number or a client's name start with, all of them, wherever they stand. Typos are forgiven as in `search`: see `corrected_q` of the answer.
         * @example maple
         */
        Q: string;
        /** @description Deals that reports date on this day or later; closed ones by their actual close, the others by their closing day. */
        DatedFrom: components["schemas"]["Day"];
        /** @description Deals that reports date on this day or earlier. */
        DatedTo: components["schemas"]["Day"];
        /** @description What the deals are grouped by; see `listDealGroups`. */
        Group: components["schemas"]["DealGroupField"];
        /** @description Only the deals of this group of `group`, by its `key`; `none` for those without one. */
        GroupKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How programs sign in (RFC 6750).
         * @example Bearer
         */
        WWWAuthenticate: string;
        /**
         * @description The record's `version` and a digest of the answer, for `If-Match` and `If-None-Match`.
         * @example "3-9hJq0xVb2LwT7cRk"
         */
        ETag: string;
        /**
         * @description Seconds to wait.
         * @example 240
         */
        RetryAfter: number;
        /**
         * @description The limits that the call counts against; `q` uses in `w` seconds (draft-ietf-httpapi-ratelimit-headers-11). Sent with every
         *     answer of a limited call.
         * @example "login-address";q=100;w=900, "login-user";q=10;w=900
         */
        RateLimitPolicy: string;
        /**
         * @description What is left of each; `r` uses for the next `t` seconds.
         * @example "login-address";r=99;t=900, "login-user";r=0;t=240
         */
        RateLimit: string;
    };
    pathItems: never;
}
export type ContactStatus = components['schemas']['ContactStatus'];
export type ContactTemperature = components['schemas']['ContactTemperature'];
export type ContactSource = components['schemas']['ContactSource'];
export type Id = components['schemas']['Id'];
export type FieldError = components['schemas']['FieldError'];
export type Problem = components['schemas']['Problem'];
export type Page = components['schemas']['Page'];
export type Instant = components['schemas']['Instant'];
export type StoredRecord = components['schemas']['StoredRecord'];
export type WordsOrNone = components['schemas']['WordsOrNone'];
export type Address = components['schemas']['Address'];
export type Day = components['schemas']['Day'];
export type ContactFields = components['schemas']['ContactFields'];
export type Contact = components['schemas']['Contact'];
export type CorrectedQ = components['schemas']['CorrectedQ'];
export type ContactPage = components['schemas']['ContactPage'];
export type ContactCreate = components['schemas']['ContactCreate'];
export type ContactUpdate = components['schemas']['ContactUpdate'];
export type DealStatus = components['schemas']['DealStatus'];
export type PartyRole = components['schemas']['PartyRole'];
export type ContactDeletionDeal = components['schemas']['ContactDeletionDeal'];
export type ContactDeletion = components['schemas']['ContactDeletion'];
export type Person = components['schemas']['Person'];
export type AccountSummary = components['schemas']['AccountSummary'];
export type TeamRole = components['schemas']['TeamRole'];
export type UserStatus = components['schemas']['UserStatus'];
export type Tour = components['schemas']['Tour'];
export type User = components['schemas']['User'];
export type Credentials = components['schemas']['Credentials'];
export type ForgottenPassword = components['schemas']['ForgottenPassword'];
export type Received = components['schemas']['Received'];
export type AccountLinkPurpose = components['schemas']['AccountLinkPurpose'];
export type AccountLink = components['schemas']['AccountLink'];
export type NewPassword = components['schemas']['NewPassword'];
export type PasswordSet = components['schemas']['PasswordSet'];
export type CurrentPassword = components['schemas']['CurrentPassword'];
export type PasswordUpdate = components['schemas']['PasswordUpdate'];
export type Words = components['schemas']['Words'];
export type Name = components['schemas']['Name'];
export type PersonName = components['schemas']['PersonName'];
export type PersonUpdate = components['schemas']['PersonUpdate'];
export type ImageUpload = components['schemas']['ImageUpload'];
export type UserUpdateForm = components['schemas']['UserUpdateForm'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type TourUpdate = components['schemas']['TourUpdate'];
export type MemberStatus = components['schemas']['MemberStatus'];
export type TeamMember = components['schemas']['TeamMember'];
export type Team = components['schemas']['Team'];
export type TeamPage = components['schemas']['TeamPage'];
export type TeamFields = components['schemas']['TeamFields'];
export type NameOrNone = components['schemas']['NameOrNone'];
export type Assists = components['schemas']['Assists'];
export type MemberInvite = components['schemas']['MemberInvite'];
export type MemberUpdate = components['schemas']['MemberUpdate'];
export type WorkHandover = components['schemas']['WorkHandover'];
export type TeamLeave = components['schemas']['TeamLeave'];
export type OwnershipTransfer = components['schemas']['OwnershipTransfer'];
export type SignedInSession = components['schemas']['SignedInSession'];
export type SignedInSessionList = components['schemas']['SignedInSessionList'];
export type TokenScope = components['schemas']['TokenScope'];
export type AccessToken = components['schemas']['AccessToken'];
export type AccessTokenPage = components['schemas']['AccessTokenPage'];
export type AccessTokenCreate = components['schemas']['AccessTokenCreate'];
export type CreatedAccessToken = components['schemas']['CreatedAccessToken'];
export type AuditEntity = components['schemas']['AuditEntity'];
export type FieldChange = components['schemas']['FieldChange'];
export type AuditEvent = components['schemas']['AuditEvent'];
export type AuditEventPage = components['schemas']['AuditEventPage'];
export type WorkspaceView = components['schemas']['WorkspaceView'];
export type ViewFilter = components['schemas']['ViewFilter'];
export type DealGroupField = components['schemas']['DealGroupField'];
export type ViewState = components['schemas']['ViewState'];
export type ViewFields = components['schemas']['ViewFields'];
export type View = components['schemas']['View'];
export type ViewPage = components['schemas']['ViewPage'];
export type ViewCreate = components['schemas']['ViewCreate'];
export type ViewChoice = components['schemas']['ViewChoice'];
export type ViewUpdate = components['schemas']['ViewUpdate'];
export type LabelColour = components['schemas']['LabelColour'];
export type LabelFields = components['schemas']['LabelFields'];
export type Label = components['schemas']['Label'];
export type LabelPage = components['schemas']['LabelPage'];
export type LabelCreate = components['schemas']['LabelCreate'];
export type LabelUpdate = components['schemas']['LabelUpdate'];
export type TicketPriority = components['schemas']['TicketPriority'];
export type TicketType = components['schemas']['TicketType'];
export type TicketFields = components['schemas']['TicketFields'];
export type TicketCreate = components['schemas']['TicketCreate'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type Ticket = components['schemas']['Ticket'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type TeamSize = components['schemas']['TeamSize'];
export type UsState = components['schemas']['UsState'];
export type SignupCreate = components['schemas']['SignupCreate'];
export type AccountRequestPerson = components['schemas']['AccountRequestPerson'];
export type AccountRequestCreate = components['schemas']['AccountRequestCreate'];
export type AccountUpdateForm = components['schemas']['AccountUpdateForm'];
export type AccountUpdate = components['schemas']['AccountUpdate'];
export type TimeZone = components['schemas']['TimeZone'];
export type Currency = components['schemas']['Currency'];
export type Weekdays = components['schemas']['Weekdays'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type Holiday = components['schemas']['Holiday'];
export type Holidays = components['schemas']['Holidays'];
export type AccountCalendar = components['schemas']['AccountCalendar'];
export type AccountCalendarUpdate = components['schemas']['AccountCalendarUpdate'];
export type DatedKind = components['schemas']['DatedKind'];
export type DateMove = components['schemas']['DateMove'];
export type KeptDate = components['schemas']['KeptDate'];
export type DateConflict = components['schemas']['DateConflict'];
export type DealDateName = components['schemas']['DealDateName'];
export type DateWarning = components['schemas']['DateWarning'];
export type RiskLevel = components['schemas']['RiskLevel'];
export type RiskCause = components['schemas']['RiskCause'];
export type DealRisk = components['schemas']['DealRisk'];
export type RiskChange = components['schemas']['RiskChange'];
export type RescheduledDeal = components['schemas']['RescheduledDeal'];
export type AccountCalendarChange = components['schemas']['AccountCalendarChange'];
export type HolidayList = components['schemas']['HolidayList'];
export type HolidayFile = components['schemas']['HolidayFile'];
export type BillingKind = components['schemas']['BillingKind'];
export type Billing = components['schemas']['Billing'];
export type ReportPeriod = components['schemas']['ReportPeriod'];
export type DealScope = components['schemas']['DealScope'];
export type DealStatusFilter = components['schemas']['DealStatusFilter'];
export type Cents = components['schemas']['Cents'];
export type DealMetrics = components['schemas']['DealMetrics'];
export type PreviousMetrics = components['schemas']['PreviousMetrics'];
export type TransactionSummary = components['schemas']['TransactionSummary'];
export type ReportName = components['schemas']['ReportName'];
export type BasisPoints = components['schemas']['BasisPoints'];
export type CommissionSplit = components['schemas']['CommissionSplit'];
export type ReportRow = components['schemas']['ReportRow'];
export type Report = components['schemas']['Report'];
export type PortalMode = components['schemas']['PortalMode'];
export type PortalState = components['schemas']['PortalState'];
export type PortalSections = components['schemas']['PortalSections'];
export type PortalNotify = components['schemas']['PortalNotify'];
export type Portal = components['schemas']['Portal'];
export type PortalPage = components['schemas']['PortalPage'];
export type PortalCreate = components['schemas']['PortalCreate'];
export type CreatedPortal = components['schemas']['CreatedPortal'];
export type PortalMail = components['schemas']['PortalMail'];
export type Representation = components['schemas']['Representation'];
export type ClientDealFacts = components['schemas']['ClientDealFacts'];
export type Progress = components['schemas']['Progress'];
export type ClientMilestone = components['schemas']['ClientMilestone'];
export type DueTime = components['schemas']['DueTime'];
export type ClientTask = components['schemas']['ClientTask'];
export type FileType = components['schemas']['FileType'];
export type ClientFile = components['schemas']['ClientFile'];
export type ClientKeyDate = components['schemas']['ClientKeyDate'];
export type ClientAgent = components['schemas']['ClientAgent'];
export type ClientChange = components['schemas']['ClientChange'];
export type ClientDeal = components['schemas']['ClientDeal'];
export type ClientMessageState = components['schemas']['ClientMessageState'];
export type ClientMessageKind = components['schemas']['ClientMessageKind'];
export type ClientMessageText = components['schemas']['ClientMessageText'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type ClientMessagePage = components['schemas']['ClientMessagePage'];
export type ClientMessageSend = components['schemas']['ClientMessageSend'];
export type ClientDealSummary = components['schemas']['ClientDealSummary'];
export type ClientDealPage = components['schemas']['ClientDealPage'];
export type WorkspaceFields = components['schemas']['WorkspaceFields'];
export type Workspace = components['schemas']['Workspace'];
export type WorkspacePage = components['schemas']['WorkspacePage'];
export type WorkspaceCreate = components['schemas']['WorkspaceCreate'];
export type WorkspaceUpdate = components['schemas']['WorkspaceUpdate'];
export type DealType = components['schemas']['DealType'];
export type Priority = components['schemas']['Priority'];
export type CentsRange = components['schemas']['CentsRange'];
export type DayRange = components['schemas']['DayRange'];
export type PhaseKind = components['schemas']['PhaseKind'];
export type GateField = components['schemas']['GateField'];
export type PhaseFields = components['schemas']['PhaseFields'];
export type Phase = components['schemas']['Phase'];
export type DealDatesUpdate = components['schemas']['DealDatesUpdate'];
export type DealDates = components['schemas']['DealDates'];
export type DealProgress = components['schemas']['DealProgress'];
export type NextItem = components['schemas']['NextItem'];
export type NextDate = components['schemas']['NextDate'];
export type DealFacts = components['schemas']['DealFacts'];
export type AgentRole = components['schemas']['AgentRole'];
export type DealCardAgent = components['schemas']['DealCardAgent'];
export type DealCard = components['schemas']['DealCard'];
export type BoardColumn = components['schemas']['BoardColumn'];
export type Board = components['schemas']['Board'];
export type PhasePage = components['schemas']['PhasePage'];
export type PhaseCreate = components['schemas']['PhaseCreate'];
export type PhaseUpdate = components['schemas']['PhaseUpdate'];
export type DealPage = components['schemas']['DealPage'];
export type DayUnit = components['schemas']['DayUnit'];
export type BusinessUpTo = components['schemas']['BusinessUpTo'];
export type DayRoll = components['schemas']['DayRoll'];
export type RolledTime = components['schemas']['RolledTime'];
export type RuleSource = components['schemas']['RuleSource'];
export type DealDateRule = components['schemas']['DealDateRule'];
export type DealDateRules = components['schemas']['DealDateRules'];
export type DealAgentInput = components['schemas']['DealAgentInput'];
export type DealParty = components['schemas']['DealParty'];
export type DealFields = components['schemas']['DealFields'];
export type CommissionTerms = components['schemas']['CommissionTerms'];
export type CommissionTermsInput = components['schemas']['CommissionTermsInput'];
export type TemplateKey = components['schemas']['TemplateKey'];
export type SwitchKeys = components['schemas']['SwitchKeys'];
export type DealCreate = components['schemas']['DealCreate'];
export type DealAgent = components['schemas']['DealAgent'];
export type CommissionProposal = components['schemas']['CommissionProposal'];
export type Commission = components['schemas']['Commission'];
export type Deal = components['schemas']['Deal'];
export type DealColumn = components['schemas']['DealColumn'];
export type SamePropertyDeal = components['schemas']['SamePropertyDeal'];
export type SamePropertyDeals = components['schemas']['SamePropertyDeals'];
export type DealGroup = components['schemas']['DealGroup'];
export type DealGroups = components['schemas']['DealGroups'];
export type DealUpdate = components['schemas']['DealUpdate'];
export type DealsAction = components['schemas']['DealsAction'];
export type DealsChange = components['schemas']['DealsChange'];
export type ChangedDeal = components['schemas']['ChangedDeal'];
export type SkippedDeal = components['schemas']['SkippedDeal'];
export type DealsChanged = components['schemas']['DealsChanged'];
export type DuplicateDates = components['schemas']['DuplicateDates'];
export type DealDuplicate = components['schemas']['DealDuplicate'];
export type DeletedDeal = components['schemas']['DeletedDeal'];
export type DeletedDealPage = components['schemas']['DeletedDealPage'];
export type ImportMapping = components['schemas']['ImportMapping'];
export type ImportState = components['schemas']['ImportState'];
export type ImportField = components['schemas']['ImportField'];
export type RowProblem = components['schemas']['RowProblem'];
export type KeptDeal = components['schemas']['KeptDeal'];
export type Import = components['schemas']['Import'];
export type ImportPage = components['schemas']['ImportPage'];
export type ImportCreate = components['schemas']['ImportCreate'];
export type ImportUpdate = components['schemas']['ImportUpdate'];
export type ImportRows = components['schemas']['ImportRows'];
export type DealMove = components['schemas']['DealMove'];
export type MovedDeal = components['schemas']['MovedDeal'];
export type ClosingTask = components['schemas']['ClosingTask'];
export type ClosingContact = components['schemas']['ClosingContact'];
export type DealClose = components['schemas']['DealClose'];
export type CommissionState = components['schemas']['CommissionState'];
export type CommissionLineKind = components['schemas']['CommissionLineKind'];
export type CommissionPayee = components['schemas']['CommissionPayee'];
export type CommissionLine = components['schemas']['CommissionLine'];
export type CommissionCap = components['schemas']['CommissionCap'];
export type CommissionAgent = components['schemas']['CommissionAgent'];
export type CommissionLedger = components['schemas']['CommissionLedger'];
export type CommissionPart = components['schemas']['CommissionPart'];
export type RecomputedCommission = components['schemas']['RecomputedCommission'];
export type CommissionOutcome = components['schemas']['CommissionOutcome'];
export type CommissionAmendment = components['schemas']['CommissionAmendment'];
export type CommissionDecision = components['schemas']['CommissionDecision'];
export type CommissionTier = components['schemas']['CommissionTier'];
export type CommissionFee = components['schemas']['CommissionFee'];
export type CommissionPlanFields = components['schemas']['CommissionPlanFields'];
export type CommissionPlan = components['schemas']['CommissionPlan'];
export type CommissionPlanPage = components['schemas']['CommissionPlanPage'];
export type CommissionPlanCreate = components['schemas']['CommissionPlanCreate'];
export type CommissionPlanOutcome = components['schemas']['CommissionPlanOutcome'];
export type CommissionStanding = components['schemas']['CommissionStanding'];
export type CommissionStandingList = components['schemas']['CommissionStandingList'];
export type CommissionPlanUpdate = components['schemas']['CommissionPlanUpdate'];
export type ContractState = components['schemas']['ContractState'];
export type ContractParty = components['schemas']['ContractParty'];
export type ContingencyKind = components['schemas']['ContingencyKind'];
export type ContingencyStatus = components['schemas']['ContingencyStatus'];
export type Contingency = components['schemas']['Contingency'];
export type Contingencies = components['schemas']['Contingencies'];
export type TaskFate = components['schemas']['TaskFate'];
export type ContractTask = components['schemas']['ContractTask'];
export type DealContract = components['schemas']['DealContract'];
export type DealContractPage = components['schemas']['DealContractPage'];
export type BackupOfferFields = components['schemas']['BackupOfferFields'];
export type BackupOfferCreate = components['schemas']['BackupOfferCreate'];
export type TaskFateChoice = components['schemas']['TaskFateChoice'];
export type ContractFail = components['schemas']['ContractFail'];
export type FateOfTask = components['schemas']['FateOfTask'];
export type ContractFailure = components['schemas']['ContractFailure'];
export type DealContractUpdate = components['schemas']['DealContractUpdate'];
export type DealReopen = components['schemas']['DealReopen'];
export type ContactProposal = components['schemas']['ContactProposal'];
export type ContactProposals = components['schemas']['ContactProposals'];
export type ApplyTemplate = components['schemas']['ApplyTemplate'];
export type AppliedState = components['schemas']['AppliedState'];
export type AppliedDate = components['schemas']['AppliedDate'];
export type TaskKind = components['schemas']['TaskKind'];
export type AppliedItem = components['schemas']['AppliedItem'];
export type AppliedMilestone = components['schemas']['AppliedMilestone'];
export type TemplateApplication = components['schemas']['TemplateApplication'];
export type RescheduledItem = components['schemas']['RescheduledItem'];
export type DealReschedule = components['schemas']['DealReschedule'];
export type Rescheduling = components['schemas']['Rescheduling'];
export type TimelineItem = components['schemas']['TimelineItem'];
export type DealTimeline = components['schemas']['DealTimeline'];
export type DueAnchor = components['schemas']['DueAnchor'];
export type DueRule = components['schemas']['DueRule'];
export type DateAnchor = components['schemas']['DateAnchor'];
export type DateSetting = components['schemas']['DateSetting'];
export type DateExplanation = components['schemas']['DateExplanation'];
export type EventIds = components['schemas']['EventIds'];
export type UndoEvents = components['schemas']['UndoEvents'];
export type UndoneEvents = components['schemas']['UndoneEvents'];
export type KeptItem = components['schemas']['KeptItem'];
export type Undone = components['schemas']['Undone'];
export type DealFile = components['schemas']['DealFile'];
export type DealFilePage = components['schemas']['DealFilePage'];
export type FileUpload = components['schemas']['FileUpload'];
export type DealFileUpdate = components['schemas']['DealFileUpdate'];
export type FileVariant = components['schemas']['FileVariant'];
export type NoteMark = components['schemas']['NoteMark'];
export type NoteText = components['schemas']['NoteText'];
export type NoteMention = components['schemas']['NoteMention'];
export type NoteBreak = components['schemas']['NoteBreak'];
export type NoteInline = components['schemas']['NoteInline'];
export type NoteBlock = components['schemas']['NoteBlock'];
export type NoteBody = components['schemas']['NoteBody'];
export type Note = components['schemas']['Note'];
export type NotePage = components['schemas']['NotePage'];
export type NoteCreate = components['schemas']['NoteCreate'];
export type NoteUpdate = components['schemas']['NoteUpdate'];
export type DealEvent = components['schemas']['DealEvent'];
export type DealEventPage = components['schemas']['DealEventPage'];
export type WaitingOn = components['schemas']['WaitingOn'];
export type TaskFields = components['schemas']['TaskFields'];
export type Task = components['schemas']['Task'];
export type MilestoneFields = components['schemas']['MilestoneFields'];
export type Milestone = components['schemas']['Milestone'];
export type DealDifference = components['schemas']['DealDifference'];
export type DealAsOf = components['schemas']['DealAsOf'];
export type MilestonePage = components['schemas']['MilestonePage'];
export type MilestoneCreate = components['schemas']['MilestoneCreate'];
export type MilestoneUpdate = components['schemas']['MilestoneUpdate'];
export type TaskDue = components['schemas']['TaskDue'];
export type TaskPage = components['schemas']['TaskPage'];
export type TaskCreate = components['schemas']['TaskCreate'];
export type TaskReason = components['schemas']['TaskReason'];
export type TaskBulkChange = components['schemas']['TaskBulkChange'];
export type TaskBulkEdit = components['schemas']['TaskBulkEdit'];
export type DealFollows = components['schemas']['DealFollows'];
export type TaskBulkEdited = components['schemas']['TaskBulkEdited'];
export type TaskUpdate = components['schemas']['TaskUpdate'];
export type TaskComplete = components['schemas']['TaskComplete'];
export type TaskNotApplicable = components['schemas']['TaskNotApplicable'];
export type RulePackKey = components['schemas']['RulePackKey'];
export type RulePack = components['schemas']['RulePack'];
export type RulePackList = components['schemas']['RulePackList'];
export type TemplateSwitch = components['schemas']['TemplateSwitch'];
export type TemplateDateRule = components['schemas']['TemplateDateRule'];
export type TemplateDueRule = components['schemas']['TemplateDueRule'];
export type TemplateTask = components['schemas']['TemplateTask'];
export type TemplateMilestone = components['schemas']['TemplateMilestone'];
export type RuledTemplate = components['schemas']['RuledTemplate'];
export type TemplateName = components['schemas']['TemplateName'];
export type TemplateFields = components['schemas']['TemplateFields'];
export type Template = components['schemas']['Template'];
export type TemplatePage = components['schemas']['TemplatePage'];
export type TemplateCreate = components['schemas']['TemplateCreate'];
export type TemplateFile = components['schemas']['TemplateFile'];
export type TemplateUpdate = components['schemas']['TemplateUpdate'];
export type ReminderKind = components['schemas']['ReminderKind'];
export type ReminderFields = components['schemas']['ReminderFields'];
export type Reminder = components['schemas']['Reminder'];
export type ReminderPage = components['schemas']['ReminderPage'];
export type ReminderCreate = components['schemas']['ReminderCreate'];
export type NotificationKind = components['schemas']['NotificationKind'];
export type Notification = components['schemas']['Notification'];
export type NotificationPage = components['schemas']['NotificationPage'];
export type NotificationChannels = components['schemas']['NotificationChannels'];
export type NotificationChoices = components['schemas']['NotificationChoices'];
export type DailyMailHour = components['schemas']['DailyMailHour'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type NotificationSettingsUpdate = components['schemas']['NotificationSettingsUpdate'];
export type NotificationUpdate = components['schemas']['NotificationUpdate'];
export type CalendarKind = components['schemas']['CalendarKind'];
export type CalendarEntry = components['schemas']['CalendarEntry'];
export type Calendar = components['schemas']['Calendar'];
export type CalendarFeedScope = components['schemas']['CalendarFeedScope'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type CalendarFeedPage = components['schemas']['CalendarFeedPage'];
export type CalendarFeedCreate = components['schemas']['CalendarFeedCreate'];
export type CreatedCalendarFeed = components['schemas']['CreatedCalendarFeed'];
export type Home = components['schemas']['Home'];
export type FoundDeal = components['schemas']['FoundDeal'];
export type FoundContact = components['schemas']['FoundContact'];
export type FoundTask = components['schemas']['FoundTask'];
export type SearchCorrections = components['schemas']['SearchCorrections'];
export type SearchResults = components['schemas']['SearchResults'];
export type ResponseProblem = components['responses']['Problem'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseCsvFile = components['responses']['CsvFile'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNoContent = components['responses']['NoContent'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseRangeNotSatisfiable = components['responses']['RangeNotSatisfiable'];
export type Parameter0 = components['parameters']['0'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterCount = components['parameters']['Count'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterId = components['parameters']['Id'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterMemberUser = components['parameters']['memberUser'];
export type ParameterDryRun = components['parameters']['DryRun'];
export type ParameterStatus = components['parameters']['Status'];
export type ParameterDealStatus = components['parameters']['DealStatus'];
export type ParameterRepresentation = components['parameters']['Representation'];
export type ParameterDealType = components['parameters']['DealType'];
export type ParameterSource = components['parameters']['Source'];
export type ParameterPriority = components['parameters']['Priority'];
export type ParameterRisk = components['parameters']['Risk'];
export type ParameterAgent = components['parameters']['Agent'];
export type ParameterClosingFrom = components['parameters']['ClosingFrom'];
export type ParameterClosingTo = components['parameters']['ClosingTo'];
export type ParameterContact = components['parameters']['Contact'];
export type ParameterPrice = components['parameters']['Price'];
export type ParameterCity = components['parameters']['City'];
export type ParameterState = components['parameters']['State'];
export type ParameterZip = components['parameters']['Zip'];
export type ParameterCreated = components['parameters']['Created'];
export type ParameterNextDate = components['parameters']['NextDate'];
export type ParameterOverdue = components['parameters']['Overdue'];
export type ParameterDateListing = components['parameters']['DateListing'];
export type ParameterDateListingExpiration = components['parameters']['DateListingExpiration'];
export type ParameterDateOffer = components['parameters']['DateOffer'];
export type ParameterDateAcceptance = components['parameters']['DateAcceptance'];
export type ParameterDateEarnestDue = components['parameters']['DateEarnestDue'];
export type ParameterDateInspection = components['parameters']['DateInspection'];
export type ParameterDateAppraisal = components['parameters']['DateAppraisal'];
export type ParameterDateFinancing = components['parameters']['DateFinancing'];
export type ParameterDateTitle = components['parameters']['DateTitle'];
export type ParameterDateWalkthrough = components['parameters']['DateWalkthrough'];
export type ParameterDateActualClose = components['parameters']['DateActualClose'];
export type ParameterDatePossession = components['parameters']['DatePossession'];
export type ParameterDateLeaseStart = components['parameters']['DateLeaseStart'];
export type ParameterQ = components['parameters']['Q'];
export type ParameterDatedFrom = components['parameters']['DatedFrom'];
export type ParameterDatedTo = components['parameters']['DatedTo'];
export type ParameterGroup = components['parameters']['Group'];
export type ParameterGroupKey = components['parameters']['GroupKey'];
export type HeaderWwwAuthenticate = components['headers']['WWWAuthenticate'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type $defs = Record<string, never>;
export interface operations {
    listContacts: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "last_name" | "-last_name" | "status" | "-status" | "temperature" | "-temperature" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "next_follow_up" | "-next_follow_up";
                /**
                 * @description Words that words of the name, company, an e-mail address or a phone number start with, all of them, wherever they stand. Typos are forgiven as in `search`.
                 * @example whit
                 */
                q?: string;
                /**
                 * @example [
                 *       1,
                 *       2,
                 *       3
                 *     ]
                 */
                status?: components["schemas"]["ContactStatus"][];
                temperature?: components["schemas"]["ContactTemperature"][];
                source?: components["schemas"]["ContactSource"][];
                /** @description Contacts that carry any of these labels. */
                labels?: components["schemas"]["Id"][];
                owner?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718293a",
                     *           "created_at": "2026-10-02T14:20:00.000Z",
                     *           "updated_at": "2026-11-20T09:12:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 3,
                     *           "first_name": "Priya",
                     *           "last_name": "Whitaker",
                     *           "company": "",
                     *           "emails": [
                     *             "priya.whitaker@example.com"
                     *           ],
                     *           "phones": [
                     *             "(860) 555-0142"
                     *           ],
                     *           "address": {
                     *             "street": "18 Alder Court",
                     *             "city": "Hartford",
                     *             "state": "CT",
                     *             "zip": "06103"
                     *           },
                     *           "status": 3,
                     *           "temperature": 2,
                     *           "source": 8,
                     *           "labels": [],
                     *           "owner": "6560a1f2c3d4e5f607182930",
                     *           "birthday": "1988-04-12",
                     *           "home_anniversary": null,
                     *           "next_follow_up": "2026-11-24",
                     *           "last_touch_at": "2026-11-18T17:00:00.000Z",
                     *           "notes": "Condo downtown, up to $415,000.",
                     *           "merged_into": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Priya",
                 *       "last_name": "Whitaker",
                 *       "emails": [
                 *         "priya.whitaker@example.com"
                 *       ],
                 *       "status": 1,
                 *       "temperature": 2,
                 *       "source": 8
                 *     }
                 */
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The new contact. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718293a",
                     *       "created_at": "2026-10-02T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 3,
                     *       "first_name": "Priya",
                     *       "last_name": "Whitaker",
                     *       "company": "",
                     *       "emails": [
                     *         "priya.whitaker@example.com"
                     *       ],
                     *       "phones": [
                     *         "(860) 555-0142"
                     *       ],
                     *       "address": {
                     *         "street": "18 Alder Court",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "status": 3,
                     *       "temperature": 2,
                     *       "source": 8,
                     *       "labels": [],
                     *       "owner": "6560a1f2c3d4e5f607182930",
                     *       "birthday": "1988-04-12",
                     *       "home_anniversary": null,
                     *       "next_follow_up": "2026-11-24",
                     *       "last_touch_at": "2026-11-18T17:00:00.000Z",
                     *       "notes": "Condo downtown, up to $415,000.",
                     *       "merged_into": null
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    exportContacts: {
        parameters: {
            query?: {
                sort?: "last_name" | "-last_name" | "status" | "-status" | "temperature" | "-temperature" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "next_follow_up" | "-next_follow_up";
                /**
                 * @description Words that words of the name, company, an e-mail address or a phone number start with, all of them, wherever they stand. Typos are forgiven as in `search`.
                 * @example whit
                 */
                q?: string;
                /**
                 * @example [
                 *       1,
                 *       2,
                 *       3
                 *     ]
                 */
                status?: components["schemas"]["ContactStatus"][];
                temperature?: components["schemas"]["ContactTemperature"][];
                source?: components["schemas"]["ContactSource"][];
                /** @description Contacts that carry any of these labels. */
                labels?: components["schemas"]["Id"][];
                owner?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what the caller has. Answered with 304 where that is still what they would read.
                 * @example "3-9hJq0xVb2LwT7cRk"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718293a",
                     *       "created_at": "2026-10-02T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 3,
                     *       "first_name": "Priya",
                     *       "last_name": "Whitaker",
                     *       "company": "",
                     *       "emails": [
                     *         "priya.whitaker@example.com"
                     *       ],
                     *       "phones": [
                     *         "(860) 555-0142"
                     *       ],
                     *       "address": {
                     *         "street": "18 Alder Court",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "status": 3,
                     *       "temperature": 2,
                     *       "source": 8,
                     *       "labels": [],
                     *       "owner": "6560a1f2c3d4e5f607182930",
                     *       "birthday": "1988-04-12",
                     *       "home_anniversary": null,
                     *       "next_follow_up": "2026-11-24",
                     *       "last_touch_at": "2026-11-18T17:00:00.000Z",
                     *       "notes": "Condo downtown, up to $415,000.",
                     *       "merged_into": null
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteContact: {
        parameters: {
            query?: {
                /** @description Takes the contact off the deals that it is a party of. */
                take_off_deals?: boolean;
                /** @description The user who gets all of its open tasks. Without it, whoever has a task keeps it, and the others go to the lead of their deal or, without a deal, to the contact's owner. */
                tasks_to?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": 3,
                 *       "next_follow_up": "2026-11-24"
                 *     }
                 */
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718293a",
                     *       "created_at": "2026-10-02T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 3,
                     *       "first_name": "Priya",
                     *       "last_name": "Whitaker",
                     *       "company": "",
                     *       "emails": [
                     *         "priya.whitaker@example.com"
                     *       ],
                     *       "phones": [
                     *         "(860) 555-0142"
                     *       ],
                     *       "address": {
                     *         "street": "18 Alder Court",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "status": 3,
                     *       "temperature": 2,
                     *       "source": 8,
                     *       "labels": [],
                     *       "owner": "6560a1f2c3d4e5f607182930",
                     *       "birthday": "1988-04-12",
                     *       "home_anniversary": null,
                     *       "next_follow_up": "2026-11-24",
                     *       "last_touch_at": "2026-11-18T17:00:00.000Z",
                     *       "notes": "Condo downtown, up to $415,000.",
                     *       "merged_into": null
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    previewContactDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What hangs on the contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182c01",
                     *           "name": "402 Maple Street",
                     *           "status": 3,
                     *           "role": "buyer"
                     *         }
                     *       ],
                     *       "is_in_other_deals": false,
                     *       "open_tasks": 2,
                     *       "finished_tasks": 1,
                     *       "portals": 1,
                     *       "tasks_to": "6560a1f2c3d4e5f607182930"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    restoreContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718293a",
                     *       "created_at": "2026-10-02T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 3,
                     *       "first_name": "Priya",
                     *       "last_name": "Whitaker",
                     *       "company": "",
                     *       "emails": [
                     *         "priya.whitaker@example.com"
                     *       ],
                     *       "phones": [
                     *         "(860) 555-0142"
                     *       ],
                     *       "address": {
                     *         "street": "18 Alder Court",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "status": 3,
                     *       "temperature": 2,
                     *       "source": 8,
                     *       "labels": [],
                     *       "owner": "6560a1f2c3d4e5f607182930",
                     *       "birthday": "1988-04-12",
                     *       "home_anniversary": null,
                     *       "next_follow_up": "2026-11-24",
                     *       "last_touch_at": "2026-11-18T17:00:00.000Z",
                     *       "notes": "Condo downtown, up to $415,000.",
                     *       "merged_into": null
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182930",
                     *       "is_client": false,
                     *       "person": {
                     *         "first_name": "Maya",
                     *         "last_name": "Ellison",
                     *         "phone_number": "(860) 555-0119",
                     *         "image": null
                     *       },
                     *       "email": "agent@demo.test",
                     *       "account": {
                     *         "id": "6560a1f2c3d4e5f607182901",
                     *         "name": "Ellison & Partners",
                     *         "brokerage": "Charter Oak Realty",
                     *         "image": null,
                     *         "owner": "6560a1f2c3d4e5f607182930",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD"
                     *       },
                     *       "role": "agent",
                     *       "status": 1,
                     *       "tour": {
                     *         "step": 5,
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "agent@demo.test",
                 *       "password": "protracker-demo"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["Credentials"];
                /**
                 * @example {
                 *       "username": "agent@demo.test",
                 *       "password": "protracker-demo"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The user, now signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182930",
                     *       "is_client": false,
                     *       "person": {
                     *         "first_name": "Maya",
                     *         "last_name": "Ellison",
                     *         "phone_number": "(860) 555-0119",
                     *         "image": null
                     *       },
                     *       "email": "agent@demo.test",
                     *       "account": {
                     *         "id": "6560a1f2c3d4e5f607182901",
                     *         "name": "Ellison & Partners",
                     *         "brokerage": "Charter Oak Realty",
                     *         "image": null,
                     *         "owner": "6560a1f2c3d4e5f607182930",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD"
                     *       },
                     *       "role": "agent",
                     *       "status": 1,
                     *       "tour": {
                     *         "step": 5,
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    forgetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "agent@demo.test"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ForgottenPassword"];
                /**
                 * @example {
                 *       "username": "agent@demo.test"
                 *     }
                 */
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            /** @description The request has arrived. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "If the address is known, a link is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Received"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getAccountLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user whom the link was sent to.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                uid: string;
                /**
                 * @description The secret of the link. One that is unknown, expired, superseded by a newer one, used or another user's answers the
                 *     same 404.
                 * @example Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the link is for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purpose": "invitation",
                     *       "email": "jordan@example.com",
                     *       "is_client": false,
                     *       "first_name": "Jordan",
                     *       "last_name": "Lee",
                     *       "account_name": "Ellison & Partners",
                     *       "team_name": "Downtown",
                     *       "role": "agent",
                     *       "invited_by": "Maya Ellison",
                     *       "deal": null,
                     *       "expires_at": "2026-12-05T16:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountLink"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user whom the link was sent to.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                uid: string;
                /**
                 * @description The secret of the link. One that is unknown, expired, superseded by a newer one, used or another user's answers the
                 *     same 404.
                 * @example Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "new_password1": "a long and quiet river",
                 *       "new_password2": "a long and quiet river"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasswordSet"];
                /**
                 * @example {
                 *       "new_password1": "a long and quiet river",
                 *       "new_password2": "a long and quiet river"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordSet"];
            };
        };
        responses: {
            /** @description The first password is set; the user, now signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182930",
                     *       "is_client": false,
                     *       "person": {
                     *         "first_name": "Maya",
                     *         "last_name": "Ellison",
                     *         "phone_number": "(860) 555-0119",
                     *         "image": null
                     *       },
                     *       "email": "agent@demo.test",
                     *       "account": {
                     *         "id": "6560a1f2c3d4e5f607182901",
                     *         "name": "Ellison & Partners",
                     *         "brokerage": "Charter Oak Realty",
                     *         "image": null,
                     *         "owner": "6560a1f2c3d4e5f607182930",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD"
                     *       },
                     *       "role": "agent",
                     *       "status": 1,
                     *       "tour": {
                     *         "step": 5,
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The password is reset. Sign in with it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user whom the link was sent to.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                uid: string;
                /**
                 * @description The secret of the link. One that is unknown, expired, superseded by a newer one, used or another user's answers the
                 *     same 404.
                 * @example Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "new_password1": "a long and quiet river",
                 *       "new_password2": "a long and quiet river",
                 *       "current_password": "protracker-demo"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasswordUpdate"];
                /**
                 * @example {
                 *       "new_password1": "a long and quiet river",
                 *       "new_password2": "a long and quiet river",
                 *       "current_password": "protracker-demo"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "person": {
                 *         "first_name": "Maya",
                 *         "last_name": "Ellison",
                 *         "phone_number": "(860) 555-0119"
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UserUpdateForm"];
                /**
                 * @example {
                 *       "person": {
                 *         "first_name": "Maya",
                 *         "last_name": "Ellison",
                 *         "phone_number": "(860) 555-0119"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182930",
                     *       "is_client": false,
                     *       "person": {
                     *         "first_name": "Maya",
                     *         "last_name": "Ellison",
                     *         "phone_number": "(860) 555-0119",
                     *         "image": null
                     *       },
                     *       "email": "agent@demo.test",
                     *       "account": {
                     *         "id": "6560a1f2c3d4e5f607182901",
                     *         "name": "Ellison & Partners",
                     *         "brokerage": "Charter Oak Realty",
                     *         "image": null,
                     *         "owner": "6560a1f2c3d4e5f607182930",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD"
                     *       },
                     *       "role": "agent",
                     *       "status": 1,
                     *       "tour": {
                     *         "step": 5,
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    updateTour: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "step": 3
                 *     }
                 */
                "application/json": components["schemas"]["TourUpdate"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182930",
                     *       "is_client": false,
                     *       "person": {
                     *         "first_name": "Maya",
                     *         "last_name": "Ellison",
                     *         "phone_number": "(860) 555-0119",
                     *         "image": null
                     *       },
                     *       "email": "agent@demo.test",
                     *       "account": {
                     *         "id": "6560a1f2c3d4e5f607182901",
                     *         "name": "Ellison & Partners",
                     *         "brokerage": "Charter Oak Realty",
                     *         "image": null,
                     *         "owner": "6560a1f2c3d4e5f607182930",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD"
                     *       },
                     *       "role": "agent",
                     *       "status": 1,
                     *       "tour": {
                     *         "step": 5,
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "name" | "-name" | "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182910",
                     *           "created_at": "2026-01-05T15:00:00.000Z",
                     *           "updated_at": "2026-01-05T15:00:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 0,
                     *           "account": "6560a1f2c3d4e5f607182901",
                     *           "name": "Downtown",
                     *           "members": [
                     *             {
                     *               "user": "6560a1f2c3d4e5f607182930",
                     *               "person": {
                     *                 "first_name": "Maya",
                     *                 "last_name": "Ellison",
                     *                 "phone_number": "(860) 555-0119",
                     *                 "image": null
                     *               },
                     *               "email": "agent@demo.test",
                     *               "role": "agent",
                     *               "status": 1,
                     *               "assists": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TeamPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Downtown"
                 *     }
                 */
                "application/json": components["schemas"]["TeamFields"];
            };
        };
        responses: {
            /** @description The new team. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182910",
                     *       "created_at": "2026-01-05T15:00:00.000Z",
                     *       "updated_at": "2026-01-05T15:00:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "account": "6560a1f2c3d4e5f607182901",
                     *       "name": "Downtown",
                     *       "members": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "person": {
                     *             "first_name": "Maya",
                     *             "last_name": "Ellison",
                     *             "phone_number": "(860) 555-0119",
                     *             "image": null
                     *           },
                     *           "email": "agent@demo.test",
                     *           "role": "agent",
                     *           "status": 1,
                     *           "assists": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    exportMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Downtown"
                 *     }
                 */
                "application/json": components["schemas"]["TeamFields"];
            };
        };
        responses: {
            /** @description The team as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182910",
                     *       "created_at": "2026-01-05T15:00:00.000Z",
                     *       "updated_at": "2026-01-05T15:00:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "account": "6560a1f2c3d4e5f607182901",
                     *       "name": "Downtown",
                     *       "members": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "person": {
                     *             "first_name": "Maya",
                     *             "last_name": "Ellison",
                     *             "phone_number": "(860) 555-0119",
                     *             "image": null
                     *           },
                     *           "email": "agent@demo.test",
                     *           "role": "agent",
                     *           "status": 1,
                     *           "assists": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "theo@example.com",
                 *       "first_name": "Theo",
                 *       "last_name": "Lindqvist",
                 *       "role": "agent"
                 *     }
                 */
                "application/json": components["schemas"]["MemberInvite"];
            };
        };
        responses: {
            /** @description The team, with its new member. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182910",
                     *       "created_at": "2026-01-05T15:00:00.000Z",
                     *       "updated_at": "2026-01-05T15:00:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "account": "6560a1f2c3d4e5f607182901",
                     *       "name": "Downtown",
                     *       "members": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "person": {
                     *             "first_name": "Maya",
                     *             "last_name": "Ellison",
                     *             "phone_number": "(860) 555-0119",
                     *             "image": null
                     *           },
                     *           "email": "agent@demo.test",
                     *           "role": "agent",
                     *           "status": 1,
                     *           "assists": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The user who is the member.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                user: components["parameters"]["memberUser"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "assistant",
                 *       "assists": [
                 *         "6560a1f2c3d4e5f607182930"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description The team as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182910",
                     *       "created_at": "2026-01-05T15:00:00.000Z",
                     *       "updated_at": "2026-01-05T15:00:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "account": "6560a1f2c3d4e5f607182901",
                     *       "name": "Downtown",
                     *       "members": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "person": {
                     *             "first_name": "Maya",
                     *             "last_name": "Ellison",
                     *             "phone_number": "(860) 555-0119",
                     *             "image": null
                     *           },
                     *           "email": "agent@demo.test",
                     *           "role": "agent",
                     *           "status": 1,
                     *           "assists": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The user who is the member.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                user: components["parameters"]["memberUser"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    cancelInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The user who is the member.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                user: components["parameters"]["memberUser"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team, without the invited. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182910",
                     *       "created_at": "2026-01-05T15:00:00.000Z",
                     *       "updated_at": "2026-01-05T15:00:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "account": "6560a1f2c3d4e5f607182901",
                     *       "name": "Downtown",
                     *       "members": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "person": {
                     *             "first_name": "Maya",
                     *             "last_name": "Ellison",
                     *             "phone_number": "(860) 555-0119",
                     *             "image": null
                     *           },
                     *           "email": "agent@demo.test",
                     *           "role": "agent",
                     *           "status": 1,
                     *           "assists": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    deactivateMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The user who is the member.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                user: components["parameters"]["memberUser"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reassign_to": "6560a1f2c3d4e5f607182930"
                 *     }
                 */
                "application/json": components["schemas"]["WorkHandover"];
            };
        };
        responses: {
            /** @description The team as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182910",
                     *       "created_at": "2026-01-05T15:00:00.000Z",
                     *       "updated_at": "2026-01-05T15:00:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "account": "6560a1f2c3d4e5f607182901",
                     *       "name": "Downtown",
                     *       "members": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "person": {
                     *             "first_name": "Maya",
                     *             "last_name": "Ellison",
                     *             "phone_number": "(860) 555-0119",
                     *             "image": null
                     *           },
                     *           "email": "agent@demo.test",
                     *           "role": "agent",
                     *           "status": 1,
                     *           "assists": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    reactivateMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The user who is the member.
                 * @example 6560a1f2c3d4e5f607182930
                 */
                user: components["parameters"]["memberUser"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182910",
                     *       "created_at": "2026-01-05T15:00:00.000Z",
                     *       "updated_at": "2026-01-05T15:00:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "account": "6560a1f2c3d4e5f607182901",
                     *       "name": "Downtown",
                     *       "members": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "person": {
                     *             "first_name": "Maya",
                     *             "last_name": "Ellison",
                     *             "phone_number": "(860) 555-0119",
                     *             "image": null
                     *           },
                     *           "email": "agent@demo.test",
                     *           "role": "agent",
                     *           "status": 1,
                     *           "assists": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    leaveTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reassign_to": "6560a1f2c3d4e5f607182930"
                 *     }
                 */
                "application/json": components["schemas"]["TeamLeave"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    transferOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "6560a1f2c3d4e5f607182931"
                 *     }
                 */
                "application/json": components["schemas"]["OwnershipTransfer"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg",
                     *           "device": "Chrome on macOS",
                     *           "created_at": "2026-11-20T08:30:00.000Z",
                     *           "seen_at": "2026-11-21T16:05:00.000Z",
                     *           "expires_at": "2026-12-20T08:30:00.000Z",
                     *           "is_current": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SignedInSessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "created_at" | "-created_at" | "name" | "-name" | "expires_at" | "-expires_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a01",
                     *           "created_at": "2026-11-21T15:00:00.000Z",
                     *           "updated_at": "2026-11-21T15:00:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 0,
                     *           "name": "Nightly export",
                     *           "scope": "read",
                     *           "expires_at": "2027-02-19T15:00:00.000Z",
                     *           "last_used_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccessTokenPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly export",
                 *       "scope": "read",
                 *       "expires_at": "2027-02-19T15:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["AccessTokenCreate"];
            };
        };
        responses: {
            /** @description The new token and its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": {
                     *         "id": "6560a1f2c3d4e5f607182a01",
                     *         "created_at": "2026-11-21T15:00:00.000Z",
                     *         "updated_at": "2026-11-21T15:00:00.000Z",
                     *         "created_by": "6560a1f2c3d4e5f607182930",
                     *         "version": 0,
                     *         "name": "Nightly export",
                     *         "scope": "read",
                     *         "expires_at": "2027-02-19T15:00:00.000Z",
                     *         "last_used_at": null
                     *       },
                     *       "token": "pt_8Qk2vR0sYt5n1LhXo7bWc3dEfGzJmPaUq9iKxTy4VwA"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedAccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                /** @description What this user did. */
                actor?: components["schemas"]["Id"];
                /** @description What was done to records of these kinds. */
                entity?: components["schemas"]["AuditEntity"][];
                /** @description What was done to this record. */
                entity_id?: components["schemas"]["Id"];
                /**
                 * @description A verb, such as `create`, `update`, `sign_in`.
                 * @example sign_in
                 */
                op?: string;
                /** @description The first day, in the account's time zone. */
                from?: components["schemas"]["Day"];
                /** @description The last day, in the account's time zone. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182b01",
                     *           "at": "2026-11-21T15:00:00.000Z",
                     *           "actor": "6560a1f2c3d4e5f607182930",
                     *           "actor_name": "Maya Ellison",
                     *           "entity": "deal",
                     *           "entity_id": "6560a1f2c3d4e5f607182940",
                     *           "record_name": "402 Maple Street",
                     *           "op": "update",
                     *           "summary": "changed the deal “402 Maple Street”",
                     *           "diff": [
                     *             {
                     *               "field": "list_price",
                     *               "from": 50000000,
                     *               "to": 51200000
                     *             }
                     *           ],
                     *           "cause": null,
                     *           "request_id": "b7c1e0d2f3a4"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    exportAuditEvents: {
        parameters: {
            query?: {
                /** @description What this user did. */
                actor?: components["schemas"]["Id"];
                /** @description What was done to records of these kinds. */
                entity?: components["schemas"]["AuditEntity"][];
                /** @description What was done to this record. */
                entity_id?: components["schemas"]["Id"];
                /**
                 * @description A verb, such as `create`, `update`, `sign_in`.
                 * @example sign_in
                 */
                op?: string;
                /** @description The first day, in the account's time zone. */
                from?: components["schemas"]["Day"];
                /** @description The last day, in the account's time zone. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listViews: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "name" | "-name" | "created_at" | "-created_at";
                workspace?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607183a01",
                     *           "created_at": "2026-11-20T15:00:00.000Z",
                     *           "updated_at": "2026-11-20T15:00:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 0,
                     *           "team": "6560a1f2c3d4e5f607182910",
                     *           "workspace": "6560a1f2c3d4e5f607182a01",
                     *           "name": "Closings by month",
                     *           "shared": true,
                     *           "state": {
                     *             "view": "list",
                     *             "filters": [
                     *               {
                     *                 "field_name": "status",
                     *                 "value": "3"
                     *               }
                     *             ],
                     *             "sort": "closing",
                     *             "group": "closing_month",
                     *             "columns": [],
                     *             "card": []
                     *           },
                     *           "chosen_in": [
                     *             "6560a1f2c3d4e5f607182a01"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ViewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "team": "6560a1f2c3d4e5f607182910",
                 *       "workspace": "6560a1f2c3d4e5f607182a01",
                 *       "name": "Closings by month",
                 *       "shared": true,
                 *       "state": {
                 *         "view": "list",
                 *         "filters": [
                 *           {
                 *             "field_name": "status",
                 *             "value": "3"
                 *           }
                 *         ],
                 *         "sort": "closing",
                 *         "group": "closing_month",
                 *         "columns": [],
                 *         "card": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ViewCreate"];
            };
        };
        responses: {
            /** @description The new view. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607183a01",
                     *       "created_at": "2026-11-20T15:00:00.000Z",
                     *       "updated_at": "2026-11-20T15:00:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "name": "Closings by month",
                     *       "shared": true,
                     *       "state": {
                     *         "view": "list",
                     *         "filters": [
                     *           {
                     *             "field_name": "status",
                     *             "value": "3"
                     *           }
                     *         ],
                     *         "sort": "closing",
                     *         "group": "closing_month",
                     *         "columns": [],
                     *         "card": []
                     *       },
                     *       "chosen_in": [
                     *         "6560a1f2c3d4e5f607182a01"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    chooseView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "workspace": "6560a1f2c3d4e5f607182a01",
                 *       "view": "6560a1f2c3d4e5f607183a01",
                 *       "shown": "timeline"
                 *     }
                 */
                "application/json": components["schemas"]["ViewChoice"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Closings by month"
                 *     }
                 */
                "application/json": components["schemas"]["ViewUpdate"];
            };
        };
        responses: {
            /** @description The view as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607183a01",
                     *       "created_at": "2026-11-20T15:00:00.000Z",
                     *       "updated_at": "2026-11-20T15:00:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "name": "Closings by month",
                     *       "shared": true,
                     *       "state": {
                     *         "view": "list",
                     *         "filters": [
                     *           {
                     *             "field_name": "status",
                     *             "value": "3"
                     *           }
                     *         ],
                     *         "sort": "closing",
                     *         "group": "closing_month",
                     *         "columns": [],
                     *         "card": []
                     *       },
                     *       "chosen_in": [
                     *         "6560a1f2c3d4e5f607182a01"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listLabels: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "name" | "-name" | "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182920",
                     *           "created_at": "2026-01-05T15:00:00.000Z",
                     *           "updated_at": "2026-01-05T15:00:00.000Z",
                     *           "created_by": null,
                     *           "version": 0,
                     *           "name": "Client",
                     *           "colour": "teal"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Client",
                 *       "colour": "teal"
                 *     }
                 */
                "application/json": components["schemas"]["LabelCreate"];
            };
        };
        responses: {
            /** @description The new label. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182920",
                     *       "created_at": "2026-01-05T15:00:00.000Z",
                     *       "updated_at": "2026-01-05T15:00:00.000Z",
                     *       "created_by": null,
                     *       "version": 0,
                     *       "name": "Client",
                     *       "colour": "teal"
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deleteLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "colour": "teal"
                 *     }
                 */
                "application/json": components["schemas"]["LabelUpdate"];
            };
        };
        responses: {
            /** @description The label as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182920",
                     *       "created_at": "2026-01-05T15:00:00.000Z",
                     *       "updated_at": "2026-01-05T15:00:00.000Z",
                     *       "created_by": null,
                     *       "version": 0,
                     *       "name": "Client",
                     *       "colour": "teal"
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "The calendar shows the wrong day",
                 *       "description": "A closing on December 12 shows on December 11.",
                 *       "priority": 2,
                 *       "type": 2
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TicketCreate"];
                /**
                 * @example {
                 *       "subject": "The calendar shows the wrong day",
                 *       "description": "A closing on December 12 shows on December 11.",
                 *       "priority": 2,
                 *       "type": 2
                 *     }
                 */
                "application/json": components["schemas"]["TicketCreate"];
            };
        };
        responses: {
            /** @description The new ticket. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182a01",
                     *       "created_at": "2026-11-21T16:05:00.000Z",
                     *       "updated_at": "2026-11-21T16:05:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "subject": "The calendar shows the wrong day",
                     *       "description": "A closing on December 12 shows on December 11.",
                     *       "priority": 2,
                     *       "type": 2,
                     *       "status": 1,
                     *       "reporter": "6560a1f2c3d4e5f607182930"
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Maya",
                 *       "last_name": "Ellison",
                 *       "phone_number": "(860) 555-0119",
                 *       "email": "maya@example.com",
                 *       "name": "Ellison & Partners",
                 *       "team_size": "2-5"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SignupCreate"];
                /**
                 * @example {
                 *       "first_name": "Maya",
                 *       "last_name": "Ellison",
                 *       "phone_number": "(860) 555-0119",
                 *       "email": "maya@example.com",
                 *       "name": "Ellison & Partners",
                 *       "team_size": "2-5"
                 *     }
                 */
                "application/json": components["schemas"]["SignupCreate"];
            };
        };
        responses: {
            /** @description The sign-up has arrived. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Check your mail to continue."
                     *     }
                     */
                    "application/json": components["schemas"]["Received"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    requestAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "person": {
                 *         "first_name": "Maya",
                 *         "last_name": "Ellison",
                 *         "phone_number": "(860) 555-0119",
                 *         "email": "maya@example.com"
                 *       },
                 *       "name": "Ellison & Partners",
                 *       "brokerage": "Charter Oak Realty",
                 *       "team_size": "2-5",
                 *       "state": "CT",
                 *       "annual_volume": "$20M to $50M",
                 *       "annual_deals": "120",
                 *       "source": "A colleague",
                 *       "promotion_code": ""
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AccountRequestCreate"];
                /**
                 * @example {
                 *       "person": {
                 *         "first_name": "Maya",
                 *         "last_name": "Ellison",
                 *         "phone_number": "(860) 555-0119",
                 *         "email": "maya@example.com"
                 *       },
                 *       "name": "Ellison & Partners",
                 *       "brokerage": "Charter Oak Realty",
                 *       "team_size": "2-5",
                 *       "state": "CT",
                 *       "annual_volume": "$20M to $50M",
                 *       "annual_deals": "120",
                 *       "source": "A colleague",
                 *       "promotion_code": ""
                 *     }
                 */
                "application/json": components["schemas"]["AccountRequestCreate"];
            };
        };
        responses: {
            /** @description The request has arrived. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Thank you. We answer within one working day."
                     *     }
                     */
                    "application/json": components["schemas"]["Received"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ellison & Partners",
                 *       "brokerage": "Charter Oak Realty"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["AccountUpdateForm"];
                /**
                 * @example {
                 *       "name": "Ellison & Partners",
                 *       "brokerage": "Charter Oak Realty"
                 *     }
                 */
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182901",
                     *       "name": "Ellison & Partners",
                     *       "brokerage": "Charter Oak Realty",
                     *       "image": null,
                     *       "owner": "6560a1f2c3d4e5f607182930",
                     *       "time_zone": "America/New_York",
                     *       "currency": "USD"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getAccountCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 4,
                     *       "state": "CT",
                     *       "time_zone": "America/New_York",
                     *       "currency": "USD",
                     *       "business_days": [
                     *         1,
                     *         2,
                     *         3,
                     *         4,
                     *         5
                     *       ],
                     *       "office_hours_end": "17:00",
                     *       "holidays": [
                     *         {
                     *           "date": "2026-11-26",
                     *           "name": "Thanksgiving Day",
                     *           "observed": false
                     *         },
                     *         {
                     *           "date": "2026-12-25",
                     *           "name": "Christmas Day",
                     *           "observed": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccountCalendar"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateAccountCalendar: {
        parameters: {
            query?: {
                /** @description Answers what would happen and writes nothing. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holidays": [
                 *         {
                 *           "date": "2026-11-27",
                 *           "name": "Day after Thanksgiving",
                 *           "observed": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AccountCalendarUpdate"];
            };
        };
        responses: {
            /** @description What it does, or would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applied": false,
                     *       "event": null,
                     *       "preview": "2jmj7l5rSw0yVb_vlWAYkK_YBwk",
                     *       "calendar": {
                     *         "version": 4,
                     *         "state": "CT",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "business_days": [
                     *           1,
                     *           2,
                     *           3,
                     *           4,
                     *           5
                     *         ],
                     *         "office_hours_end": "17:00",
                     *         "holidays": [
                     *           {
                     *             "date": "2026-11-26",
                     *             "name": "Thanksgiving Day",
                     *             "observed": false
                     *           },
                     *           {
                     *             "date": "2026-12-25",
                     *             "name": "Christmas Day",
                     *             "observed": false
                     *           }
                     *         ]
                     *       },
                     *       "deals": [
                     *         {
                     *           "deal": "6560a1f2c3d4e5f60718aa01",
                     *           "name": "402 Maple Street",
                     *           "moved": [
                     *             {
                     *               "kind": "task",
                     *               "id": "6560a1f2c3d4e5f60718cc02",
                     *               "title": "Order title search",
                     *               "from": "2026-11-27",
                     *               "to": "2026-11-30",
                     *               "reason": "2 business days after the acceptance (Nov 25), without Nov 26, Nov 27",
                     *               "float_days": 9,
                     *               "contractual": false
                     *             }
                     *           ],
                     *           "kept": [],
                     *           "conflicts": [],
                     *           "warnings": [],
                     *           "to_confirm": [],
                     *           "risk": {
                     *             "before": {
                     *               "level": "sunny",
                     *               "float_days": 12,
                     *               "causes": []
                     *             },
                     *             "after": {
                     *               "level": "sunny",
                     *               "float_days": 11,
                     *               "causes": []
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccountCalendarChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    listPublicHolidays: {
        parameters: {
            query: {
                /** @example 2027 */
                year: number;
                /** @example TX */
                state?: components["schemas"]["UsState"];
            };
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holidays, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "date": "2027-12-24",
                     *           "name": "Christmas Day (observed)",
                     *           "observed": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HolidayList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readHolidayFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20270416\nSUMMARY:Office retreat\nEND:VEVENT\nEND:VCALENDAR"
                 *     }
                 */
                "application/json": components["schemas"]["HolidayFile"];
            };
        };
        responses: {
            /** @description The holidays, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "date": "2027-04-16",
                     *           "name": "Office retreat",
                     *           "observed": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HolidayList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            default: components["responses"]["Problem"];
        };
    };
    getBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the account's bills are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "session",
                     *       "url": "https://billing.example.com/p/session/abc",
                     *       "note": "Cards and invoices are managed by our payment provider."
                     *     }
                     */
                    "application/json": components["schemas"]["Billing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The payment provider does not answer. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "The payment provider does not answer",
                     *       "status": 502,
                     *       "request_id": "b7c1e0d2f3a4"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReportSummary: {
        parameters: {
            query?: {
                /** @description Year to date by default. Year over year is this year to date against the same span of last year. */
                period?: components["schemas"]["ReportPeriod"];
                dealScope?: components["schemas"]["DealScope"];
                dealStatus?: components["schemas"]["DealStatusFilter"];
                /** @description One team instead of all that the caller sees. */
                team?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 12,
                     *       "volume": 512000000,
                     *       "commission": 12800000,
                     *       "avg_price": 42666667,
                     *       "avg_commission": 1066667,
                     *       "avg_duration": 37,
                     *       "previous": null
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description Year to date by default. Year over year is this year to date against the same span of last year. */
                period?: components["schemas"]["ReportPeriod"];
                dealScope?: components["schemas"]["DealScope"];
                dealStatus?: components["schemas"]["DealStatusFilter"];
                /** @description One team instead of all that the caller sees. */
                team?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @example status */
                name: components["schemas"]["ReportName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "status",
                     *       "period": 1,
                     *       "from": "2026-01-01",
                     *       "to": "2026-11-21",
                     *       "previous_from": null,
                     *       "previous_to": null,
                     *       "rows": [
                     *         {
                     *           "key": 4,
                     *           "label": "Closed",
                     *           "count": 12,
                     *           "units": 13,
                     *           "volume": 512000000,
                     *           "commission": 12800000,
                     *           "avg_price": 42666667,
                     *           "avg_commission": 1066667,
                     *           "avg_duration": 37,
                     *           "share": 10000,
                     *           "previous": null,
                     *           "split": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listPortals: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "created_at" | "-created_at" | "last_seen_at" | "-last_seen_at";
                deal?: components["schemas"]["Id"];
                contact?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of portals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182b01",
                     *           "created_at": "2026-11-20T14:00:00.000Z",
                     *           "updated_at": "2026-11-20T14:00:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 0,
                     *           "deal": "6560a1f2c3d4e5f607182a10",
                     *           "contact": "6560a1f2c3d4e5f60718293a",
                     *           "contact_name": "Priya Whitaker",
                     *           "mode": "link",
                     *           "state": "open",
                     *           "expires_at": null,
                     *           "revoked_at": null,
                     *           "sections": {
                     *             "milestones": true,
                     *             "tasks": true,
                     *             "files": true,
                     *             "key_dates": true,
                     *             "people": true,
                     *             "price": true,
                     *             "changes": true
                     *           },
                     *           "notify": "milestone",
                     *           "has_passcode": false,
                     *           "last_seen_at": "2026-11-20T18:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PortalPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deal": "6560a1f2c3d4e5f607182a10",
                 *       "contact": "6560a1f2c3d4e5f60718293a",
                 *       "mode": "link",
                 *       "notify": "milestone"
                 *     }
                 */
                "application/json": components["schemas"]["PortalCreate"];
            };
        };
        responses: {
            /** @description The new portal. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "portal": {
                     *         "id": "6560a1f2c3d4e5f607182b01",
                     *         "created_at": "2026-11-20T14:00:00.000Z",
                     *         "updated_at": "2026-11-20T14:00:00.000Z",
                     *         "created_by": "6560a1f2c3d4e5f607182930",
                     *         "version": 0,
                     *         "deal": "6560a1f2c3d4e5f607182a10",
                     *         "contact": "6560a1f2c3d4e5f60718293a",
                     *         "contact_name": "Priya Whitaker",
                     *         "mode": "link",
                     *         "state": "open",
                     *         "expires_at": null,
                     *         "revoked_at": null,
                     *         "sections": {
                     *           "milestones": true,
                     *           "tasks": true,
                     *           "files": true,
                     *           "key_dates": true,
                     *           "people": true,
                     *           "price": true,
                     *           "changes": true
                     *         },
                     *         "notify": "milestone",
                     *         "has_passcode": false,
                     *         "last_seen_at": "2026-11-20T18:30:00.000Z"
                     *       },
                     *       "token": "Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedPortal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    updatePortal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notify": "weekly"
                 *     }
                 */
                "application/json": components["schemas"]["PortalMail"];
            };
        };
        responses: {
            /** @description The portal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182b01",
                     *       "created_at": "2026-11-20T14:00:00.000Z",
                     *       "updated_at": "2026-11-20T14:00:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "deal": "6560a1f2c3d4e5f607182a10",
                     *       "contact": "6560a1f2c3d4e5f60718293a",
                     *       "contact_name": "Priya Whitaker",
                     *       "mode": "link",
                     *       "state": "open",
                     *       "expires_at": null,
                     *       "revoked_at": null,
                     *       "sections": {
                     *         "milestones": true,
                     *         "tasks": true,
                     *         "files": true,
                     *         "key_dates": true,
                     *         "people": true,
                     *         "price": true,
                     *         "changes": true
                     *       },
                     *       "notify": "weekly",
                     *       "has_passcode": false,
                     *       "last_seen_at": "2026-11-20T18:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Portal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    resendPortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    revokePortal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The portal, revoked. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182b01",
                     *       "created_at": "2026-11-20T14:00:00.000Z",
                     *       "updated_at": "2026-11-20T14:00:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "deal": "6560a1f2c3d4e5f607182a10",
                     *       "contact": "6560a1f2c3d4e5f60718293a",
                     *       "contact_name": "Priya Whitaker",
                     *       "mode": "link",
                     *       "state": "revoked",
                     *       "expires_at": null,
                     *       "revoked_at": "2026-11-21T16:05:00.000Z",
                     *       "sections": {
                     *         "milestones": true,
                     *         "tasks": true,
                     *         "files": true,
                     *         "key_dates": true,
                     *         "people": true,
                     *         "price": true,
                     *         "changes": true
                     *       },
                     *       "notify": "milestone",
                     *       "has_passcode": false,
                     *       "last_seen_at": "2026-11-20T18:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Portal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    previewPortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal as the client sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182a10",
                     *       "name": "402 Maple Street",
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "status": 3,
                     *       "representation": 1,
                     *       "closing": "2026-12-12",
                     *       "progress": {
                     *         "done": 2,
                     *         "total": 6
                     *       },
                     *       "client_name": "Priya Whitaker",
                     *       "brokerage": "Charter Oak Realty",
                     *       "time_zone": "America/New_York",
                     *       "list_price": 51200000,
                     *       "sale_price": null,
                     *       "milestones": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a20",
                     *           "name": "Inspection",
                     *           "text": "Maria is with you at the house.",
                     *           "progress": "IN_PROGRESS",
                     *           "due_date": "2026-11-20"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a30",
                     *           "title": "Decide on repairs",
                     *           "progress": "NOT_STARTED",
                     *           "due_date": "2026-11-22",
                     *           "due_time": null,
                     *           "to_confirm": false,
                     *           "completed_at": null,
                     *           "yours": true
                     *         }
                     *       ],
                     *       "files": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718ff11",
                     *           "name": "Purchase agreement.pdf",
                     *           "type": "pdf",
                     *           "size": 248120,
                     *           "preview": "pdf",
                     *           "added_at": "2026-11-20T09:12:00.000Z"
                     *         }
                     *       ],
                     *       "key_dates": [
                     *         {
                     *           "key": "closing",
                     *           "title": "Closing",
                     *           "date": "2026-12-12"
                     *         }
                     *       ],
                     *       "people": [
                     *         {
                     *           "name": "Maria Okoye",
                     *           "phone_number": "(860) 555-0119",
                     *           "email": "maria@example.com",
                     *           "image": null
                     *         }
                     *       ],
                     *       "notify": "milestone",
                     *       "last_seen_at": "2026-11-18T20:00:00.000Z",
                     *       "changes": [
                     *         {
                     *           "at": "2026-11-20T15:00:00.000Z",
                     *           "text": "Closing moved from Dec 10 to Dec 12"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClientDeal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listClientMessages: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                deal?: components["schemas"]["Id"];
                state?: components["schemas"]["ClientMessageState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718bb01",
                     *           "created_at": "2026-11-20T14:20:00.000Z",
                     *           "updated_at": "2026-11-20T14:20:00.000Z",
                     *           "created_by": null,
                     *           "version": 0,
                     *           "deal": "6560a1f2c3d4e5f60718aa01",
                     *           "kind": "slip",
                     *           "text": "Closing moves from Dec 12 to Dec 19.",
                     *           "state": "waiting",
                     *           "decided_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClientMessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    sendClientMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The lender needs a week more, so the closing moves to December 19. Call me any time."
                 *     }
                 */
                "application/json": components["schemas"]["ClientMessageSend"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718bb01",
                     *       "created_at": "2026-11-20T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T14:20:00.000Z",
                     *       "created_by": null,
                     *       "version": 1,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "kind": "slip",
                     *       "text": "Closing moves from Dec 12 to Dec 19.",
                     *       "state": "sent",
                     *       "decided_at": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ClientMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    dropClientMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718bb01",
                     *       "created_at": "2026-11-20T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T14:20:00.000Z",
                     *       "created_by": null,
                     *       "version": 1,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "kind": "slip",
                     *       "text": "Closing moves from Dec 12 to Dec 19.",
                     *       "state": "sent",
                     *       "decided_at": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ClientMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listClientDeals: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "name" | "-name" | "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a10",
                     *           "name": "402 Maple Street",
                     *           "address": {
                     *             "street": "402 Maple Street",
                     *             "city": "Hartford",
                     *             "state": "CT",
                     *             "zip": "06103"
                     *           },
                     *           "status": 3,
                     *           "representation": 1,
                     *           "closing": "2026-12-12",
                     *           "progress": {
                     *             "done": 2,
                     *             "total": 6
                     *           },
                     *           "next": {
                     *             "id": "6560a1f2c3d4e5f607182a20",
                     *             "name": "Inspection",
                     *             "text": "Maria is with you at the house.",
                     *             "progress": "IN_PROGRESS",
                     *             "due_date": "2026-11-20"
                     *           },
                     *           "your_tasks": 1,
                     *           "agent_name": "Maria Okoye"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClientDealPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getClientDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal as the client sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182a10",
                     *       "name": "402 Maple Street",
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "status": 3,
                     *       "representation": 1,
                     *       "closing": "2026-12-12",
                     *       "progress": {
                     *         "done": 2,
                     *         "total": 6
                     *       },
                     *       "client_name": "Priya Whitaker",
                     *       "brokerage": "Charter Oak Realty",
                     *       "time_zone": "America/New_York",
                     *       "list_price": 51200000,
                     *       "sale_price": null,
                     *       "milestones": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a20",
                     *           "name": "Inspection",
                     *           "text": "Maria is with you at the house.",
                     *           "progress": "IN_PROGRESS",
                     *           "due_date": "2026-11-20"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a30",
                     *           "title": "Decide on repairs",
                     *           "progress": "NOT_STARTED",
                     *           "due_date": "2026-11-22",
                     *           "due_time": null,
                     *           "to_confirm": false,
                     *           "completed_at": null,
                     *           "yours": true
                     *         }
                     *       ],
                     *       "files": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718ff11",
                     *           "name": "Purchase agreement.pdf",
                     *           "type": "pdf",
                     *           "size": 248120,
                     *           "preview": "pdf",
                     *           "added_at": "2026-11-20T09:12:00.000Z"
                     *         }
                     *       ],
                     *       "key_dates": [
                     *         {
                     *           "key": "closing",
                     *           "title": "Closing",
                     *           "date": "2026-12-12"
                     *         }
                     *       ],
                     *       "people": [
                     *         {
                     *           "name": "Maria Okoye",
                     *           "phone_number": "(860) 555-0119",
                     *           "email": "maria@example.com",
                     *           "image": null
                     *         }
                     *       ],
                     *       "notify": "milestone",
                     *       "last_seen_at": "2026-11-18T20:00:00.000Z",
                     *       "changes": [
                     *         {
                     *           "at": "2026-11-20T15:00:00.000Z",
                     *           "text": "Closing moved from Dec 10 to Dec 12"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClientDeal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateClientDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notify": "weekly"
                 *     }
                 */
                "application/json": components["schemas"]["PortalMail"];
            };
        };
        responses: {
            /** @description The deal as the client sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182a10",
                     *       "name": "402 Maple Street",
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "status": 3,
                     *       "representation": 1,
                     *       "closing": "2026-12-12",
                     *       "progress": {
                     *         "done": 2,
                     *         "total": 6
                     *       },
                     *       "client_name": "Priya Whitaker",
                     *       "brokerage": "Charter Oak Realty",
                     *       "time_zone": "America/New_York",
                     *       "list_price": 51200000,
                     *       "sale_price": null,
                     *       "milestones": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a20",
                     *           "name": "Inspection",
                     *           "text": "Maria is with you at the house.",
                     *           "progress": "IN_PROGRESS",
                     *           "due_date": "2026-11-20"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a30",
                     *           "title": "Decide on repairs",
                     *           "progress": "NOT_STARTED",
                     *           "due_date": "2026-11-22",
                     *           "due_time": null,
                     *           "to_confirm": false,
                     *           "completed_at": null,
                     *           "yours": true
                     *         }
                     *       ],
                     *       "files": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718ff11",
                     *           "name": "Purchase agreement.pdf",
                     *           "type": "pdf",
                     *           "size": 248120,
                     *           "preview": "pdf",
                     *           "added_at": "2026-11-20T09:12:00.000Z"
                     *         }
                     *       ],
                     *       "key_dates": [
                     *         {
                     *           "key": "closing",
                     *           "title": "Closing",
                     *           "date": "2026-12-12"
                     *         }
                     *       ],
                     *       "people": [
                     *         {
                     *           "name": "Maria Okoye",
                     *           "phone_number": "(860) 555-0119",
                     *           "email": "maria@example.com",
                     *           "image": null
                     *         }
                     *       ],
                     *       "notify": "weekly",
                     *       "last_seen_at": "2026-11-18T20:00:00.000Z",
                     *       "changes": [
                     *         {
                     *           "at": "2026-11-20T15:00:00.000Z",
                     *           "text": "Closing moved from Dec 10 to Dec 12"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClientDeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    completeClientTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task, done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182a30",
                     *       "title": "Decide on repairs",
                     *       "progress": "COMPLETE",
                     *       "due_date": "2026-11-22",
                     *       "due_time": null,
                     *       "to_confirm": false,
                     *       "completed_at": "2026-11-21T16:05:00.000Z",
                     *       "yours": true
                     *     }
                     */
                    "application/json": components["schemas"]["ClientTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getLinkedDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The passcode of the link, where it has one; percent-encoded in UTF-8. */
                "X-Portal-Passcode"?: string;
            };
            path: {
                /**
                 * @description The secret of the link. A wrong, expired or revoked one answers the same 404.
                 * @example Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal as the client sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182a10",
                     *       "name": "402 Maple Street",
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "status": 3,
                     *       "representation": 1,
                     *       "closing": "2026-12-12",
                     *       "progress": {
                     *         "done": 2,
                     *         "total": 6
                     *       },
                     *       "client_name": "Priya Whitaker",
                     *       "brokerage": "Charter Oak Realty",
                     *       "time_zone": "America/New_York",
                     *       "list_price": 51200000,
                     *       "sale_price": null,
                     *       "milestones": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a20",
                     *           "name": "Inspection",
                     *           "text": "Maria is with you at the house.",
                     *           "progress": "IN_PROGRESS",
                     *           "due_date": "2026-11-20"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a30",
                     *           "title": "Decide on repairs",
                     *           "progress": "NOT_STARTED",
                     *           "due_date": "2026-11-22",
                     *           "due_time": null,
                     *           "to_confirm": false,
                     *           "completed_at": null,
                     *           "yours": true
                     *         }
                     *       ],
                     *       "files": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718ff11",
                     *           "name": "Purchase agreement.pdf",
                     *           "type": "pdf",
                     *           "size": 248120,
                     *           "preview": "pdf",
                     *           "added_at": "2026-11-20T09:12:00.000Z"
                     *         }
                     *       ],
                     *       "key_dates": [
                     *         {
                     *           "key": "closing",
                     *           "title": "Closing",
                     *           "date": "2026-12-12"
                     *         }
                     *       ],
                     *       "people": [
                     *         {
                     *           "name": "Maria Okoye",
                     *           "phone_number": "(860) 555-0119",
                     *           "email": "maria@example.com",
                     *           "image": null
                     *         }
                     *       ],
                     *       "notify": "milestone",
                     *       "last_seen_at": "2026-11-18T20:00:00.000Z",
                     *       "changes": [
                     *         {
                     *           "at": "2026-11-20T15:00:00.000Z",
                     *           "text": "Closing moved from Dec 10 to Dec 12"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClientDeal"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    updateLinkedDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The passcode of the link, where it has one; percent-encoded in UTF-8. */
                "X-Portal-Passcode"?: string;
            };
            path: {
                /**
                 * @description The secret of the link. A wrong, expired or revoked one answers the same 404.
                 * @example Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notify": "none"
                 *     }
                 */
                "application/json": components["schemas"]["PortalMail"];
            };
        };
        responses: {
            /** @description The deal as the client sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182a10",
                     *       "name": "402 Maple Street",
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "status": 3,
                     *       "representation": 1,
                     *       "closing": "2026-12-12",
                     *       "progress": {
                     *         "done": 2,
                     *         "total": 6
                     *       },
                     *       "client_name": "Priya Whitaker",
                     *       "brokerage": "Charter Oak Realty",
                     *       "time_zone": "America/New_York",
                     *       "list_price": 51200000,
                     *       "sale_price": null,
                     *       "milestones": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a20",
                     *           "name": "Inspection",
                     *           "text": "Maria is with you at the house.",
                     *           "progress": "IN_PROGRESS",
                     *           "due_date": "2026-11-20"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a30",
                     *           "title": "Decide on repairs",
                     *           "progress": "NOT_STARTED",
                     *           "due_date": "2026-11-22",
                     *           "due_time": null,
                     *           "to_confirm": false,
                     *           "completed_at": null,
                     *           "yours": true
                     *         }
                     *       ],
                     *       "files": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718ff11",
                     *           "name": "Purchase agreement.pdf",
                     *           "type": "pdf",
                     *           "size": 248120,
                     *           "preview": "pdf",
                     *           "added_at": "2026-11-20T09:12:00.000Z"
                     *         }
                     *       ],
                     *       "key_dates": [
                     *         {
                     *           "key": "closing",
                     *           "title": "Closing",
                     *           "date": "2026-12-12"
                     *         }
                     *       ],
                     *       "people": [
                     *         {
                     *           "name": "Maria Okoye",
                     *           "phone_number": "(860) 555-0119",
                     *           "email": "maria@example.com",
                     *           "image": null
                     *         }
                     *       ],
                     *       "notify": "none",
                     *       "last_seen_at": "2026-11-18T20:00:00.000Z",
                     *       "changes": [
                     *         {
                     *           "at": "2026-11-20T15:00:00.000Z",
                     *           "text": "Closing moved from Dec 10 to Dec 12"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClientDeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listWorkspaces: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "order" | "-order" | "name" | "-name" | "created_at" | "-created_at";
                team?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of workspaces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182a01",
                     *           "created_at": "2026-10-19T14:20:00.000Z",
                     *           "updated_at": "2026-11-20T09:12:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 1,
                     *           "team": "6560a1f2c3d4e5f607182910",
                     *           "name": "Spring closings",
                     *           "colour": "green",
                     *           "order": 0,
                     *           "default_template": null,
                     *           "last_view": null,
                     *           "view": "deal"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WorkspacePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "team": "6560a1f2c3d4e5f607182910",
                 *       "name": "Spring closings",
                 *       "colour": "green"
                 *     }
                 */
                "application/json": components["schemas"]["WorkspaceCreate"];
            };
        };
        responses: {
            /** @description The new workspace. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182a01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "name": "Spring closings",
                     *       "colour": "green",
                     *       "order": 0,
                     *       "default_template": null,
                     *       "last_view": null,
                     *       "view": "deal"
                     *     }
                     */
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what the caller has. Answered with 304 where that is still what they would read.
                 * @example "3-9hJq0xVb2LwT7cRk"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182a01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "name": "Spring closings",
                     *       "colour": "green",
                     *       "order": 0,
                     *       "default_template": null,
                     *       "last_view": null,
                     *       "view": "deal"
                     *     }
                     */
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Summer closings"
                 *     }
                 */
                "application/json": components["schemas"]["WorkspaceUpdate"];
            };
        };
        responses: {
            /** @description The workspace as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182a01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "name": "Spring closings",
                     *       "colour": "green",
                     *       "order": 0,
                     *       "default_template": null,
                     *       "last_view": null,
                     *       "view": "deal"
                     *     }
                     */
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getBoard: {
        parameters: {
            query?: {
                status?: components["parameters"]["Status"];
                /** @description A group of statuses, beside `status`. */
                deal_status?: components["parameters"]["DealStatus"];
                /**
                 * @example [
                 *       1,
                 *       3
                 *     ]
                 */
                representation?: components["parameters"]["Representation"];
                deal_type?: components["parameters"]["DealType"];
                source?: components["parameters"]["Source"];
                priority?: components["parameters"]["Priority"];
                risk?: components["parameters"]["Risk"];
                /** @description Deals that this user works on; `me` is the caller and, for an assistant, also the agents they work for. */
                agent?: components["parameters"]["Agent"];
                /** @description Deals that close on this day or later. */
                closing_from?: components["parameters"]["ClosingFrom"];
                /** @description Deals that close on this day or earlier. */
                closing_to?: components["parameters"]["ClosingTo"];
                /** @description Deals that this contact is a party of. */
                contact?: components["parameters"]["Contact"];
                /**
                 * @description Deals whose sale price, else list price, lies between these cents.
                 * @example 30000000..50000000
                 */
                price?: components["parameters"]["Price"];
                /**
                 * @description In whatever case.
                 * @example [
                 *       "Hartford",
                 *       "Avon"
                 *     ]
                 */
                city?: components["parameters"]["City"];
                /** @description In whatever case. */
                state?: components["parameters"]["State"];
                zip?: components["parameters"]["Zip"];
                /**
                 * @description Deals that were created on these days.
                 * @example 2026-11-01..2026-11-30
                 */
                created?: components["parameters"]["Created"];
                /** @description Deals whose next date is on these days. */
                next_date?: components["parameters"]["NextDate"];
                /** @description Deals in which something unfinished is overdue, or nothing is. */
                overdue?: components["parameters"]["Overdue"];
                /** @description Deals with this date on these days. */
                "dates.listing"?: components["parameters"]["DateListing"];
                /** @description Deals with this date on these days. */
                "dates.listing_expiration"?: components["parameters"]["DateListingExpiration"];
                /** @description Deals with this date on these days. */
                "dates.offer"?: components["parameters"]["DateOffer"];
                /** @description Deals with this date on these days. */
                "dates.acceptance"?: components["parameters"]["DateAcceptance"];
                /** @description Deals with this date on these days. */
                "dates.earnest_due"?: components["parameters"]["DateEarnestDue"];
                /** @description Deals with this date on these days. */
                "dates.inspection"?: components["parameters"]["DateInspection"];
                /** @description Deals with this date on these days. */
                "dates.appraisal"?: components["parameters"]["DateAppraisal"];
                /** @description Deals with this date on these days. */
                "dates.financing"?: components["parameters"]["DateFinancing"];
                /** @description Deals with this date on these days. */
                "dates.title"?: components["parameters"]["DateTitle"];
                /** @description Deals with this date on these days. */
                "dates.walkthrough"?: components["parameters"]["DateWalkthrough"];
                /** @description Deals with this date on these days. */
                "dates.actual_close"?: components["parameters"]["DateActualClose"];
                /** @description Deals with this date on these days. */
                "dates.possession"?: components["parameters"]["DatePossession"];
                /** @description Deals with this date on these days. */
                "dates.lease_start"?: components["parameters"]["DateLeaseStart"];
                /**
                 * @description Words that words of the name, the address, the MLS number or a client's name start with, all of them, wherever they stand. Typos are forgiven as in `search`: see `corrected_q` of the answer.
                 * @example maple
                 */
                q?: components["parameters"]["Q"];
            };
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "workspace": {
                     *         "id": "6560a1f2c3d4e5f607182a01",
                     *         "created_at": "2026-10-19T14:20:00.000Z",
                     *         "updated_at": "2026-11-20T09:12:00.000Z",
                     *         "created_by": "6560a1f2c3d4e5f607182930",
                     *         "version": 1,
                     *         "team": "6560a1f2c3d4e5f607182910",
                     *         "name": "Spring closings",
                     *         "colour": "green",
                     *         "order": 0,
                     *         "default_template": null,
                     *         "last_view": null,
                     *         "view": "deal"
                     *       },
                     *       "columns": [
                     *         {
                     *           "phase": {
                     *             "id": "6560a1f2c3d4e5f607182b03",
                     *             "created_at": "2026-10-19T14:20:00.000Z",
                     *             "updated_at": "2026-11-20T09:12:00.000Z",
                     *             "created_by": "6560a1f2c3d4e5f607182930",
                     *             "version": 1,
                     *             "workspace": "6560a1f2c3d4e5f607182a01",
                     *             "name": "Under contract",
                     *             "colour": "green",
                     *             "order": 2,
                     *             "kind": 1,
                     *             "required_fields": [
                     *               "sale_price",
                     *               "dates.closing"
                     *             ]
                     *           },
                     *           "count": 0,
                     *           "value": 0,
                     *           "next_cursor": null,
                     *           "deals": []
                     *         }
                     *       ],
                     *       "count": 0,
                     *       "value": 0,
                     *       "commission": null,
                     *       "archived_count": 8
                     *     }
                     */
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listPhases: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "order" | "-order";
                workspace?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of phases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182b03",
                     *           "created_at": "2026-10-19T14:20:00.000Z",
                     *           "updated_at": "2026-11-20T09:12:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 1,
                     *           "workspace": "6560a1f2c3d4e5f607182a01",
                     *           "name": "Under contract",
                     *           "colour": "green",
                     *           "order": 2,
                     *           "kind": 1,
                     *           "required_fields": [
                     *             "sale_price",
                     *             "dates.closing"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PhasePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createPhase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "workspace": "6560a1f2c3d4e5f607182a01",
                 *       "name": "Under contract",
                 *       "kind": 1
                 *     }
                 */
                "application/json": components["schemas"]["PhaseCreate"];
            };
        };
        responses: {
            /** @description The new phase. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182b03",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "name": "Under contract",
                     *       "colour": "green",
                     *       "order": 2,
                     *       "kind": 1,
                     *       "required_fields": [
                     *         "sale_price",
                     *         "dates.closing"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Phase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deletePhase: {
        parameters: {
            query?: {
                /** @description The phase of the same workspace that takes its deals. */
                move_to?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updatePhase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": 1
                 *     }
                 */
                "application/json": components["schemas"]["PhaseUpdate"];
            };
        };
        responses: {
            /** @description The phase as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f607182b03",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "name": "Under contract",
                     *       "colour": "green",
                     *       "order": 2,
                     *       "kind": 1,
                     *       "required_fields": [
                     *         "sale_price",
                     *         "dates.closing"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Phase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listDeals: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                /** @description `rank` is the order of a column; `closing` the date; `price` the sale price, else the list price; `risk` begins with the worst, `phase` with the first of a board. What has no value comes last, whichever way. */
                sort?: "rank" | "name" | "-name" | "status" | "-status" | "phase" | "-phase" | "representation" | "-representation" | "deal_type" | "-deal_type" | "source" | "-source" | "priority" | "-priority" | "closing" | "-closing" | "price" | "-price" | "list_price" | "-list_price" | "sale_price" | "-sale_price" | "next_date" | "-next_date" | "risk" | "-risk" | "progress" | "-progress" | "agent" | "-agent" | "client" | "-client" | "mls_number" | "-mls_number" | "city" | "-city" | "dates.listing" | "-dates.listing" | "dates.listing_expiration" | "-dates.listing_expiration" | "dates.offer" | "-dates.offer" | "dates.acceptance" | "-dates.acceptance" | "dates.earnest_due" | "-dates.earnest_due" | "dates.inspection" | "-dates.inspection" | "dates.appraisal" | "-dates.appraisal" | "dates.financing" | "-dates.financing" | "dates.title" | "-dates.title" | "dates.walkthrough" | "-dates.walkthrough" | "dates.actual_close" | "-dates.actual_close" | "dates.possession" | "-dates.possession" | "dates.lease_start" | "-dates.lease_start" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                team?: components["schemas"]["Id"];
                workspace?: components["schemas"]["Id"];
                phase?: components["schemas"]["Id"];
                /** @description Deals that this contact is a party of. */
                contact?: components["parameters"]["Contact"];
                /** @description Archived deals instead of the others. */
                archived?: boolean;
                status?: components["parameters"]["Status"];
                /** @description A group of statuses, beside `status`. */
                deal_status?: components["parameters"]["DealStatus"];
                /**
                 * @example [
                 *       1,
                 *       3
                 *     ]
                 */
                representation?: components["parameters"]["Representation"];
                deal_type?: components["parameters"]["DealType"];
                source?: components["parameters"]["Source"];
                priority?: components["parameters"]["Priority"];
                risk?: components["parameters"]["Risk"];
                /** @description Deals that this user works on; `me` is the caller and, for an assistant, also the agents they work for. */
                agent?: components["parameters"]["Agent"];
                /** @description Deals that close on this day or later. */
                closing_from?: components["parameters"]["ClosingFrom"];
                /** @description Deals that close on this day or earlier. */
                closing_to?: components["parameters"]["ClosingTo"];
                /** @description Deals that reports date on this day or later; closed ones by their actual close, the others by their closing day. */
                dated_from?: components["parameters"]["DatedFrom"];
                /** @description Deals that reports date on this day or earlier. */
                dated_to?: components["parameters"]["DatedTo"];
                /**
                 * @description Deals whose sale price, else list price, lies between these cents.
                 * @example 30000000..50000000
                 */
                price?: components["parameters"]["Price"];
                /**
                 * @description In whatever case.
                 * @example [
                 *       "Hartford",
                 *       "Avon"
                 *     ]
                 */
                city?: components["parameters"]["City"];
                /** @description In whatever case. */
                state?: components["parameters"]["State"];
                zip?: components["parameters"]["Zip"];
                /**
                 * @description Deals that were created on these days.
                 * @example 2026-11-01..2026-11-30
                 */
                created?: components["parameters"]["Created"];
                /** @description Deals whose next date is on these days. */
                next_date?: components["parameters"]["NextDate"];
                /** @description Deals in which something unfinished is overdue, or nothing is. */
                overdue?: components["parameters"]["Overdue"];
                /** @description Deals with this date on these days. */
                "dates.listing"?: components["parameters"]["DateListing"];
                /** @description Deals with this date on these days. */
                "dates.listing_expiration"?: components["parameters"]["DateListingExpiration"];
                /** @description Deals with this date on these days. */
                "dates.offer"?: components["parameters"]["DateOffer"];
                /** @description Deals with this date on these days. */
                "dates.acceptance"?: components["parameters"]["DateAcceptance"];
                /** @description Deals with this date on these days. */
                "dates.earnest_due"?: components["parameters"]["DateEarnestDue"];
                /** @description Deals with this date on these days. */
                "dates.inspection"?: components["parameters"]["DateInspection"];
                /** @description Deals with this date on these days. */
                "dates.appraisal"?: components["parameters"]["DateAppraisal"];
                /** @description Deals with this date on these days. */
                "dates.financing"?: components["parameters"]["DateFinancing"];
                /** @description Deals with this date on these days. */
                "dates.title"?: components["parameters"]["DateTitle"];
                /** @description Deals with this date on these days. */
                "dates.walkthrough"?: components["parameters"]["DateWalkthrough"];
                /** @description Deals with this date on these days. */
                "dates.actual_close"?: components["parameters"]["DateActualClose"];
                /** @description Deals with this date on these days. */
                "dates.possession"?: components["parameters"]["DatePossession"];
                /** @description Deals with this date on these days. */
                "dates.lease_start"?: components["parameters"]["DateLeaseStart"];
                /**
                 * @description Words that words of the name, the address, the MLS number or a client's name start with, all of them, wherever they stand. Typos are forgiven as in `search`: see `corrected_q` of the answer.
                 * @example maple
                 */
                q?: components["parameters"]["Q"];
                /** @description What the deals are grouped by; see `listDealGroups`. */
                group?: components["parameters"]["Group"];
                /** @description Only the deals of this group of `group`, by its `key`; `none` for those without one. */
                group_key?: components["parameters"]["GroupKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718aa01",
                     *           "created_at": "2026-10-19T14:20:00.000Z",
                     *           "updated_at": "2026-11-20T09:12:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 12,
                     *           "team": "6560a1f2c3d4e5f607182910",
                     *           "workspace": "6560a1f2c3d4e5f607182a01",
                     *           "phase": "6560a1f2c3d4e5f607182b03",
                     *           "rank": "a1",
                     *           "name": "402 Maple Street",
                     *           "headline": "",
                     *           "status": 3,
                     *           "representation": 1,
                     *           "deal_type": 1,
                     *           "address": {
                     *             "street": "402 Maple Street",
                     *             "city": "Hartford",
                     *             "state": "CT",
                     *             "zip": "06103"
                     *           },
                     *           "mls_number": "170612345",
                     *           "list_price": 51900000,
                     *           "sale_price": 51200000,
                     *           "price": 51200000,
                     *           "source": 8,
                     *           "priority": 2,
                     *           "dates": {
                     *             "listing": null,
                     *             "listing_expiration": null,
                     *             "offer": "2026-11-07",
                     *             "acceptance": "2026-11-09",
                     *             "earnest_due": null,
                     *             "inspection": "2026-11-19",
                     *             "appraisal": null,
                     *             "financing": null,
                     *             "title": null,
                     *             "walkthrough": null,
                     *             "closing": "2026-12-12",
                     *             "actual_close": null,
                     *             "possession": null,
                     *             "lease_start": null
                     *           },
                     *           "agents": [
                     *             {
                     *               "user": "6560a1f2c3d4e5f607182930",
                     *               "role": "lead"
                     *             }
                     *           ],
                     *           "client_names": [
                     *             "The Hendersons"
                     *           ],
                     *           "progress": {
                     *             "done": 14,
                     *             "total": 24
                     *           },
                     *           "risk": {
                     *             "level": "cloudy",
                     *             "float_days": 2,
                     *             "causes": [
                     *               {
                     *                 "text": "Inspection reply is due on Nov 22",
                     *                 "task": "6560a1f2c3d4e5f60718cc01"
                     *               }
                     *             ]
                     *           },
                     *           "next_date": {
                     *             "title": "Inspection reply",
                     *             "date": "2026-11-22",
                     *             "item": {
                     *               "kind": "task",
                     *               "id": "6560a1f2c3d4e5f60718cc01"
                     *             }
                     *           },
                     *           "archived_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DealPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "workspace": "6560a1f2c3d4e5f607182a01",
                 *       "name": "402 Maple Street",
                 *       "representation": 1,
                 *       "list_price": 51900000,
                 *       "parties": [
                 *         {
                 *           "contact": "6560a1f2c3d4e5f60718293a",
                 *           "role": "buyer"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DealCreate"];
            };
        };
        responses: {
            /** @description The new deal. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718aa01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 12,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "phase": "6560a1f2c3d4e5f607182b03",
                     *       "rank": "a1",
                     *       "name": "402 Maple Street",
                     *       "headline": "",
                     *       "status": 3,
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "mls_number": "170612345",
                     *       "list_price": 51900000,
                     *       "sale_price": 51200000,
                     *       "price": 51200000,
                     *       "earnest_money": 1000000,
                     *       "source": 8,
                     *       "priority": 2,
                     *       "dates": {
                     *         "listing": null,
                     *         "listing_expiration": null,
                     *         "offer": "2026-11-07",
                     *         "acceptance": "2026-11-09",
                     *         "earnest_due": null,
                     *         "inspection": "2026-11-19",
                     *         "appraisal": null,
                     *         "financing": null,
                     *         "title": null,
                     *         "walkthrough": null,
                     *         "closing": "2026-12-12",
                     *         "actual_close": null,
                     *         "possession": null,
                     *         "lease_start": null
                     *       },
                     *       "agents": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "role": "lead",
                     *           "share_bp": 10000
                     *         }
                     *       ],
                     *       "parties": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293a",
                     *           "role": "buyer"
                     *         }
                     *       ],
                     *       "client_names": [
                     *         "The Hendersons"
                     *       ],
                     *       "commission": {
                     *         "rate_bp": null,
                     *         "flat": null,
                     *         "lease_months": null,
                     *         "referral_bp": null,
                     *         "franchise_bp": null,
                     *         "split_bp": null,
                     *         "fees": null,
                     *         "gross": null,
                     *         "referral": null,
                     *         "franchise": null,
                     *         "company": null,
                     *         "fees_amount": null,
                     *         "agents_amount": null,
                     *         "my_share": 1024000,
                     *         "has_terms": true,
                     *         "proposal": null,
                     *         "confirmed_at": null
                     *       },
                     *       "progress": {
                     *         "done": 14,
                     *         "total": 24
                     *       },
                     *       "risk": {
                     *         "level": "cloudy",
                     *         "float_days": 2,
                     *         "causes": [
                     *           {
                     *             "text": "Inspection reply is due on Nov 22",
                     *             "task": "6560a1f2c3d4e5f60718cc01"
                     *           }
                     *         ]
                     *       },
                     *       "next_date": {
                     *         "title": "Inspection reply",
                     *         "date": "2026-11-22",
                     *         "item": {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc01"
                     *         }
                     *       },
                     *       "notes": "Seller pays for the roof.",
                     *       "lost_reason": "",
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "business_up_to": null,
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "time": null,
                     *           "source": null,
                     *           "pinned": false
                     *         }
                     *       ],
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    exportDeals: {
        parameters: {
            query?: {
                /** @description `rank` is the order of a column; `closing` the date; `price` the sale price, else the list price; `risk` begins with the worst, `phase` with the first of a board. What has no value comes last, whichever way. */
                sort?: "rank" | "name" | "-name" | "status" | "-status" | "phase" | "-phase" | "representation" | "-representation" | "deal_type" | "-deal_type" | "source" | "-source" | "priority" | "-priority" | "closing" | "-closing" | "price" | "-price" | "list_price" | "-list_price" | "sale_price" | "-sale_price" | "next_date" | "-next_date" | "risk" | "-risk" | "progress" | "-progress" | "agent" | "-agent" | "client" | "-client" | "mls_number" | "-mls_number" | "city" | "-city" | "dates.listing" | "-dates.listing" | "dates.listing_expiration" | "-dates.listing_expiration" | "dates.offer" | "-dates.offer" | "dates.acceptance" | "-dates.acceptance" | "dates.earnest_due" | "-dates.earnest_due" | "dates.inspection" | "-dates.inspection" | "dates.appraisal" | "-dates.appraisal" | "dates.financing" | "-dates.financing" | "dates.title" | "-dates.title" | "dates.walkthrough" | "-dates.walkthrough" | "dates.actual_close" | "-dates.actual_close" | "dates.possession" | "-dates.possession" | "dates.lease_start" | "-dates.lease_start" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                team?: components["schemas"]["Id"];
                workspace?: components["schemas"]["Id"];
                phase?: components["schemas"]["Id"];
                /** @description Archived deals instead of the others. */
                archived?: boolean;
                /** @description Deals that this contact is a party of. */
                contact?: components["parameters"]["Contact"];
                status?: components["parameters"]["Status"];
                /** @description A group of statuses, beside `status`. */
                deal_status?: components["parameters"]["DealStatus"];
                /**
                 * @example [
                 *       1,
                 *       3
                 *     ]
                 */
                representation?: components["parameters"]["Representation"];
                deal_type?: components["parameters"]["DealType"];
                source?: components["parameters"]["Source"];
                priority?: components["parameters"]["Priority"];
                risk?: components["parameters"]["Risk"];
                /** @description Deals that this user works on; `me` is the caller and, for an assistant, also the agents they work for. */
                agent?: components["parameters"]["Agent"];
                /** @description Deals that close on this day or later. */
                closing_from?: components["parameters"]["ClosingFrom"];
                /** @description Deals that close on this day or earlier. */
                closing_to?: components["parameters"]["ClosingTo"];
                /** @description Deals that reports date on this day or later; closed ones by their actual close, the others by their closing day. */
                dated_from?: components["parameters"]["DatedFrom"];
                /** @description Deals that reports date on this day or earlier. */
                dated_to?: components["parameters"]["DatedTo"];
                /**
                 * @description Deals whose sale price, else list price, lies between these cents.
                 * @example 30000000..50000000
                 */
                price?: components["parameters"]["Price"];
                /**
                 * @description In whatever case.
                 * @example [
                 *       "Hartford",
                 *       "Avon"
                 *     ]
                 */
                city?: components["parameters"]["City"];
                /** @description In whatever case. */
                state?: components["parameters"]["State"];
                zip?: components["parameters"]["Zip"];
                /**
                 * @description Deals that were created on these days.
                 * @example 2026-11-01..2026-11-30
                 */
                created?: components["parameters"]["Created"];
                /** @description Deals whose next date is on these days. */
                next_date?: components["parameters"]["NextDate"];
                /** @description Deals in which something unfinished is overdue, or nothing is. */
                overdue?: components["parameters"]["Overdue"];
                /** @description Deals with this date on these days. */
                "dates.listing"?: components["parameters"]["DateListing"];
                /** @description Deals with this date on these days. */
                "dates.listing_expiration"?: components["parameters"]["DateListingExpiration"];
                /** @description Deals with this date on these days. */
                "dates.offer"?: components["parameters"]["DateOffer"];
                /** @description Deals with this date on these days. */
                "dates.acceptance"?: components["parameters"]["DateAcceptance"];
                /** @description Deals with this date on these days. */
                "dates.earnest_due"?: components["parameters"]["DateEarnestDue"];
                /** @description Deals with this date on these days. */
                "dates.inspection"?: components["parameters"]["DateInspection"];
                /** @description Deals with this date on these days. */
                "dates.appraisal"?: components["parameters"]["DateAppraisal"];
                /** @description Deals with this date on these days. */
                "dates.financing"?: components["parameters"]["DateFinancing"];
                /** @description Deals with this date on these days. */
                "dates.title"?: components["parameters"]["DateTitle"];
                /** @description Deals with this date on these days. */
                "dates.walkthrough"?: components["parameters"]["DateWalkthrough"];
                /** @description Deals with this date on these days. */
                "dates.actual_close"?: components["parameters"]["DateActualClose"];
                /** @description Deals with this date on these days. */
                "dates.possession"?: components["parameters"]["DatePossession"];
                /** @description Deals with this date on these days. */
                "dates.lease_start"?: components["parameters"]["DateLeaseStart"];
                /**
                 * @description Words that words of the name, the address, the MLS number or a client's name start with, all of them, wherever they stand. Typos are forgiven as in `search`: see `corrected_q` of the answer.
                 * @example maple
                 */
                q?: components["parameters"]["Q"];
                /**
                 * @description What the file shows of a deal, in this order behind its name; everything where left out.
                 * @example [
                 *       "status",
                 *       "price",
                 *       "closing"
                 *     ]
                 */
                columns?: components["schemas"]["DealColumn"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listSameProperty: {
        parameters: {
            query?: {
                /** @example 170612345 */
                mls_number?: string;
                /** @example 402 Maple St */
                street?: string;
                unit?: string;
                city?: string;
                /** @example 06103 */
                zip?: string;
                /** @description The deal that others are wanted for. */
                except?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718293a",
                     *           "name": "402 Maple Street",
                     *           "status": 2,
                     *           "same": "address"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SamePropertyDeals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listDealGroups: {
        parameters: {
            query: {
                /** @example status */
                by: components["schemas"]["DealGroupField"];
                team?: components["schemas"]["Id"];
                workspace?: components["schemas"]["Id"];
                phase?: components["schemas"]["Id"];
                /** @description Deals that this contact is a party of. */
                contact?: components["parameters"]["Contact"];
                status?: components["parameters"]["Status"];
                /** @description A group of statuses, beside `status`. */
                deal_status?: components["parameters"]["DealStatus"];
                /**
                 * @example [
                 *       1,
                 *       3
                 *     ]
                 */
                representation?: components["parameters"]["Representation"];
                deal_type?: components["parameters"]["DealType"];
                source?: components["parameters"]["Source"];
                priority?: components["parameters"]["Priority"];
                risk?: components["parameters"]["Risk"];
                /** @description Deals that this user works on; `me` is the caller and, for an assistant, also the agents they work for. */
                agent?: components["parameters"]["Agent"];
                /** @description Deals that close on this day or later. */
                closing_from?: components["parameters"]["ClosingFrom"];
                /** @description Deals that close on this day or earlier. */
                closing_to?: components["parameters"]["ClosingTo"];
                /** @description Deals that reports date on this day or later; closed ones by their actual close, the others by their closing day. */
                dated_from?: components["parameters"]["DatedFrom"];
                /** @description Deals that reports date on this day or earlier. */
                dated_to?: components["parameters"]["DatedTo"];
                /**
                 * @description Deals whose sale price, else list price, lies between these cents.
                 * @example 30000000..50000000
                 */
                price?: components["parameters"]["Price"];
                /**
                 * @description In whatever case.
                 * @example [
                 *       "Hartford",
                 *       "Avon"
                 *     ]
                 */
                city?: components["parameters"]["City"];
                /** @description In whatever case. */
                state?: components["parameters"]["State"];
                zip?: components["parameters"]["Zip"];
                /**
                 * @description Deals that were created on these days.
                 * @example 2026-11-01..2026-11-30
                 */
                created?: components["parameters"]["Created"];
                /** @description Deals whose next date is on these days. */
                next_date?: components["parameters"]["NextDate"];
                /** @description Deals in which something unfinished is overdue, or nothing is. */
                overdue?: components["parameters"]["Overdue"];
                /** @description Deals with this date on these days. */
                "dates.listing"?: components["parameters"]["DateListing"];
                /** @description Deals with this date on these days. */
                "dates.listing_expiration"?: components["parameters"]["DateListingExpiration"];
                /** @description Deals with this date on these days. */
                "dates.offer"?: components["parameters"]["DateOffer"];
                /** @description Deals with this date on these days. */
                "dates.acceptance"?: components["parameters"]["DateAcceptance"];
                /** @description Deals with this date on these days. */
                "dates.earnest_due"?: components["parameters"]["DateEarnestDue"];
                /** @description Deals with this date on these days. */
                "dates.inspection"?: components["parameters"]["DateInspection"];
                /** @description Deals with this date on these days. */
                "dates.appraisal"?: components["parameters"]["DateAppraisal"];
                /** @description Deals with this date on these days. */
                "dates.financing"?: components["parameters"]["DateFinancing"];
                /** @description Deals with this date on these days. */
                "dates.title"?: components["parameters"]["DateTitle"];
                /** @description Deals with this date on these days. */
                "dates.walkthrough"?: components["parameters"]["DateWalkthrough"];
                /** @description Deals with this date on these days. */
                "dates.actual_close"?: components["parameters"]["DateActualClose"];
                /** @description Deals with this date on these days. */
                "dates.possession"?: components["parameters"]["DatePossession"];
                /** @description Deals with this date on these days. */
                "dates.lease_start"?: components["parameters"]["DateLeaseStart"];
                /**
                 * @description Words that words of the name, the address, the MLS number or a client's name start with, all of them, wherever they stand. Typos are forgiven as in `search`: see `corrected_q` of the answer.
                 * @example maple
                 */
                q?: components["parameters"]["Q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "by": "status",
                     *       "groups": [
                     *         {
                     *           "key": "2",
                     *           "count": 3,
                     *           "value": 156000000
                     *         },
                     *         {
                     *           "key": "3",
                     *           "count": 1,
                     *           "value": 51200000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DealGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what the caller has. Answered with 304 where that is still what they would read.
                 * @example "3-9hJq0xVb2LwT7cRk"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718aa01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 12,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "phase": "6560a1f2c3d4e5f607182b03",
                     *       "rank": "a1",
                     *       "name": "402 Maple Street",
                     *       "headline": "",
                     *       "status": 3,
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "mls_number": "170612345",
                     *       "list_price": 51900000,
                     *       "sale_price": 51200000,
                     *       "price": 51200000,
                     *       "earnest_money": 1000000,
                     *       "source": 8,
                     *       "priority": 2,
                     *       "dates": {
                     *         "listing": null,
                     *         "listing_expiration": null,
                     *         "offer": "2026-11-07",
                     *         "acceptance": "2026-11-09",
                     *         "earnest_due": null,
                     *         "inspection": "2026-11-19",
                     *         "appraisal": null,
                     *         "financing": null,
                     *         "title": null,
                     *         "walkthrough": null,
                     *         "closing": "2026-12-12",
                     *         "actual_close": null,
                     *         "possession": null,
                     *         "lease_start": null
                     *       },
                     *       "agents": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "role": "lead",
                     *           "share_bp": 10000
                     *         }
                     *       ],
                     *       "parties": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293a",
                     *           "role": "buyer"
                     *         }
                     *       ],
                     *       "client_names": [
                     *         "The Hendersons"
                     *       ],
                     *       "commission": {
                     *         "rate_bp": null,
                     *         "flat": null,
                     *         "lease_months": null,
                     *         "referral_bp": null,
                     *         "franchise_bp": null,
                     *         "split_bp": null,
                     *         "fees": null,
                     *         "gross": null,
                     *         "referral": null,
                     *         "franchise": null,
                     *         "company": null,
                     *         "fees_amount": null,
                     *         "agents_amount": null,
                     *         "my_share": 1024000,
                     *         "has_terms": true,
                     *         "proposal": null,
                     *         "confirmed_at": null
                     *       },
                     *       "progress": {
                     *         "done": 14,
                     *         "total": 24
                     *       },
                     *       "risk": {
                     *         "level": "cloudy",
                     *         "float_days": 2,
                     *         "causes": [
                     *           {
                     *             "text": "Inspection reply is due on Nov 22",
                     *             "task": "6560a1f2c3d4e5f60718cc01"
                     *           }
                     *         ]
                     *       },
                     *       "next_date": {
                     *         "title": "Inspection reply",
                     *         "date": "2026-11-22",
                     *         "item": {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc01"
                     *         }
                     *       },
                     *       "notes": "Seller pays for the roof.",
                     *       "lost_reason": "",
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "business_up_to": null,
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "time": null,
                     *           "source": null,
                     *           "pinned": false
                     *         }
                     *       ],
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dates": {
                 *         "closing": "2026-12-19"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DealUpdate"];
            };
        };
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718aa01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 12,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "phase": "6560a1f2c3d4e5f607182b03",
                     *       "rank": "a1",
                     *       "name": "402 Maple Street",
                     *       "headline": "",
                     *       "status": 3,
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "mls_number": "170612345",
                     *       "list_price": 51900000,
                     *       "sale_price": 51200000,
                     *       "price": 51200000,
                     *       "earnest_money": 1000000,
                     *       "source": 8,
                     *       "priority": 2,
                     *       "dates": {
                     *         "listing": null,
                     *         "listing_expiration": null,
                     *         "offer": "2026-11-07",
                     *         "acceptance": "2026-11-09",
                     *         "earnest_due": null,
                     *         "inspection": "2026-11-19",
                     *         "appraisal": null,
                     *         "financing": null,
                     *         "title": null,
                     *         "walkthrough": null,
                     *         "closing": "2026-12-12",
                     *         "actual_close": null,
                     *         "possession": null,
                     *         "lease_start": null
                     *       },
                     *       "agents": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "role": "lead",
                     *           "share_bp": 10000
                     *         }
                     *       ],
                     *       "parties": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293a",
                     *           "role": "buyer"
                     *         }
                     *       ],
                     *       "client_names": [
                     *         "The Hendersons"
                     *       ],
                     *       "commission": {
                     *         "rate_bp": null,
                     *         "flat": null,
                     *         "lease_months": null,
                     *         "referral_bp": null,
                     *         "franchise_bp": null,
                     *         "split_bp": null,
                     *         "fees": null,
                     *         "gross": null,
                     *         "referral": null,
                     *         "franchise": null,
                     *         "company": null,
                     *         "fees_amount": null,
                     *         "agents_amount": null,
                     *         "my_share": 1024000,
                     *         "has_terms": true,
                     *         "proposal": null,
                     *         "confirmed_at": null
                     *       },
                     *       "progress": {
                     *         "done": 14,
                     *         "total": 24
                     *       },
                     *       "risk": {
                     *         "level": "cloudy",
                     *         "float_days": 2,
                     *         "causes": [
                     *           {
                     *             "text": "Inspection reply is due on Nov 22",
                     *             "task": "6560a1f2c3d4e5f60718cc01"
                     *           }
                     *         ]
                     *       },
                     *       "next_date": {
                     *         "title": "Inspection reply",
                     *         "date": "2026-11-22",
                     *         "item": {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc01"
                     *         }
                     *       },
                     *       "notes": "Seller pays for the roof.",
                     *       "lost_reason": "",
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "business_up_to": null,
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "time": null,
                     *           "source": null,
                     *           "pinned": false
                     *         }
                     *       ],
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    changeDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "archive",
                 *       "deals": [
                 *         "6560a1f2c3d4e5f60718aa01",
                 *         "6560a1f2c3d4e5f60718aa02"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DealsChange"];
            };
        };
        responses: {
            /** @description What was done, and what was not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718aa01",
                     *           "name": "402 Maple Street"
                     *         }
                     *       ],
                     *       "skipped": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718aa02",
                     *           "name": "17 Harbor View",
                     *           "reason": "is archived already"
                     *         }
                     *       ],
                     *       "events": []
                     *     }
                     */
                    "application/json": components["schemas"]["DealsChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    duplicateDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "404 Maple Street",
                 *       "people": false,
                 *       "course": true,
                 *       "dates": "anew",
                 *       "closing": "2027-02-12"
                 *     }
                 */
                "application/json": components["schemas"]["DealDuplicate"];
            };
        };
        responses: {
            /** @description The deal. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718aa01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 12,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "phase": "6560a1f2c3d4e5f607182b03",
                     *       "rank": "a1",
                     *       "name": "402 Maple Street",
                     *       "headline": "",
                     *       "status": 3,
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "mls_number": "170612345",
                     *       "list_price": 51900000,
                     *       "sale_price": 51200000,
                     *       "price": 51200000,
                     *       "earnest_money": 1000000,
                     *       "source": 8,
                     *       "priority": 2,
                     *       "dates": {
                     *         "listing": null,
                     *         "listing_expiration": null,
                     *         "offer": "2026-11-07",
                     *         "acceptance": "2026-11-09",
                     *         "earnest_due": null,
                     *         "inspection": "2026-11-19",
                     *         "appraisal": null,
                     *         "financing": null,
                     *         "title": null,
                     *         "walkthrough": null,
                     *         "closing": "2026-12-12",
                     *         "actual_close": null,
                     *         "possession": null,
                     *         "lease_start": null
                     *       },
                     *       "agents": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "role": "lead",
                     *           "share_bp": 10000
                     *         }
                     *       ],
                     *       "parties": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293a",
                     *           "role": "buyer"
                     *         }
                     *       ],
                     *       "client_names": [
                     *         "The Hendersons"
                     *       ],
                     *       "commission": {
                     *         "rate_bp": null,
                     *         "flat": null,
                     *         "lease_months": null,
                     *         "referral_bp": null,
                     *         "franchise_bp": null,
                     *         "split_bp": null,
                     *         "fees": null,
                     *         "gross": null,
                     *         "referral": null,
                     *         "franchise": null,
                     *         "company": null,
                     *         "fees_amount": null,
                     *         "agents_amount": null,
                     *         "my_share": 1024000,
                     *         "has_terms": true,
                     *         "proposal": null,
                     *         "confirmed_at": null
                     *       },
                     *       "progress": {
                     *         "done": 14,
                     *         "total": 24
                     *       },
                     *       "risk": {
                     *         "level": "cloudy",
                     *         "float_days": 2,
                     *         "causes": [
                     *           {
                     *             "text": "Inspection reply is due on Nov 22",
                     *             "task": "6560a1f2c3d4e5f60718cc01"
                     *           }
                     *         ]
                     *       },
                     *       "next_date": {
                     *         "title": "Inspection reply",
                     *         "date": "2026-11-22",
                     *         "item": {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc01"
                     *         }
                     *       },
                     *       "notes": "Seller pays for the roof.",
                     *       "lost_reason": "",
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "business_up_to": null,
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "time": null,
                     *           "source": null,
                     *           "pinned": false
                     *         }
                     *       ],
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    listDeletedDeals: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                team?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deleted deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718aa01",
                     *           "name": "402 Maple Street",
                     *           "headline": "",
                     *           "status": 3,
                     *           "representation": 1,
                     *           "price": 51200000,
                     *           "client_names": [
                     *             "The Hendersons"
                     *           ],
                     *           "deleted_at": "2026-11-20T09:12:00.000Z",
                     *           "deleted_by": "6560a1f2c3d4e5f607182930",
                     *           "gone_at": "2026-12-20T09:12:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedDealPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    exportDeletedDeals: {
        parameters: {
            query?: {
                team?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    recoverDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal is back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718aa01",
                     *       "name": "402 Maple Street"
                     *     }
                     */
                    "application/json": components["schemas"]["ChangedDeal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                workspace?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718ff01",
                     *           "created_at": "2026-11-20T09:12:00.000Z",
                     *           "updated_at": "2026-11-20T09:12:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 2,
                     *           "workspace": "6560a1f2c3d4e5f607182a01",
                     *           "file_name": "spring.csv",
                     *           "columns": [
                     *             "Address",
                     *             "Side",
                     *             "Price"
                     *           ],
                     *           "samples": [
                     *             [
                     *               "402 Maple Street",
                     *               "Buyer",
                     *               "$519,000"
                     *             ],
                     *             [
                     *               "17 Harbor View",
                     *               "Nobody",
                     *               "$300,000"
                     *             ]
                     *           ],
                     *           "mapping": {
                     *             "street": 0,
                     *             "representation": 1,
                     *             "list_price": 2
                     *           },
                     *           "representation": null,
                     *           "state": "ready",
                     *           "rows": 2,
                     *           "good": 1,
                     *           "bad": 1,
                     *           "problems": [
                     *             {
                     *               "row": 3,
                     *               "field": "representation",
                     *               "column": "Side",
                     *               "value": "Nobody",
                     *               "reason": "must be one of Buyer, Seller, Dual, Landlord, Tenant, Referral"
                     *             }
                     *           ],
                     *           "done": 0,
                     *           "imported": 0,
                     *           "removed": 0,
                     *           "kept": [],
                     *           "reason": "",
                     *           "finished_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "workspace": "6560a1f2c3d4e5f607182a01",
                 *       "file_name": "spring.csv",
                 *       "columns": [
                 *         "Address",
                 *         "Side",
                 *         "Price"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportCreate"];
            };
        };
        responses: {
            /** @description The import. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff01",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 2,
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "file_name": "spring.csv",
                     *       "columns": [
                     *         "Address",
                     *         "Side",
                     *         "Price"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "402 Maple Street",
                     *           "Buyer",
                     *           "$519,000"
                     *         ],
                     *         [
                     *           "17 Harbor View",
                     *           "Nobody",
                     *           "$300,000"
                     *         ]
                     *       ],
                     *       "mapping": {
                     *         "street": 0,
                     *         "representation": 1,
                     *         "list_price": 2
                     *       },
                     *       "representation": null,
                     *       "state": "ready",
                     *       "rows": 2,
                     *       "good": 1,
                     *       "bad": 1,
                     *       "problems": [
                     *         {
                     *           "row": 3,
                     *           "field": "representation",
                     *           "column": "Side",
                     *           "value": "Nobody",
                     *           "reason": "must be one of Buyer, Seller, Dual, Landlord, Tenant, Referral"
                     *         }
                     *       ],
                     *       "done": 0,
                     *       "imported": 0,
                     *       "removed": 0,
                     *       "kept": [],
                     *       "reason": "",
                     *       "finished_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what the caller has. Answered with 304 where that is still what they would read.
                 * @example "3-9hJq0xVb2LwT7cRk"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff01",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 2,
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "file_name": "spring.csv",
                     *       "columns": [
                     *         "Address",
                     *         "Side",
                     *         "Price"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "402 Maple Street",
                     *           "Buyer",
                     *           "$519,000"
                     *         ],
                     *         [
                     *           "17 Harbor View",
                     *           "Nobody",
                     *           "$300,000"
                     *         ]
                     *       ],
                     *       "mapping": {
                     *         "street": 0,
                     *         "representation": 1,
                     *         "list_price": 2
                     *       },
                     *       "representation": null,
                     *       "state": "ready",
                     *       "rows": 2,
                     *       "good": 1,
                     *       "bad": 1,
                     *       "problems": [
                     *         {
                     *           "row": 3,
                     *           "field": "representation",
                     *           "column": "Side",
                     *           "value": "Nobody",
                     *           "reason": "must be one of Buyer, Seller, Dual, Landlord, Tenant, Referral"
                     *         }
                     *       ],
                     *       "done": 0,
                     *       "imported": 0,
                     *       "removed": 0,
                     *       "kept": [],
                     *       "reason": "",
                     *       "finished_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mapping": {
                 *         "street": 0,
                 *         "representation": 1,
                 *         "list_price": 2
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ImportUpdate"];
            };
        };
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff01",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 2,
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "file_name": "spring.csv",
                     *       "columns": [
                     *         "Address",
                     *         "Side",
                     *         "Price"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "402 Maple Street",
                     *           "Buyer",
                     *           "$519,000"
                     *         ],
                     *         [
                     *           "17 Harbor View",
                     *           "Nobody",
                     *           "$300,000"
                     *         ]
                     *       ],
                     *       "mapping": {
                     *         "street": 0,
                     *         "representation": 1,
                     *         "list_price": 2
                     *       },
                     *       "representation": null,
                     *       "state": "ready",
                     *       "rows": 2,
                     *       "good": 1,
                     *       "bad": 1,
                     *       "problems": [
                     *         {
                     *           "row": 3,
                     *           "field": "representation",
                     *           "column": "Side",
                     *           "value": "Nobody",
                     *           "reason": "must be one of Buyer, Seller, Dual, Landlord, Tenant, Referral"
                     *         }
                     *       ],
                     *       "done": 0,
                     *       "imported": 0,
                     *       "removed": 0,
                     *       "kept": [],
                     *       "reason": "",
                     *       "finished_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    addImportRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": 0,
                 *       "rows": [
                 *         [
                 *           "402 Maple Street",
                 *           "Buyer",
                 *           "$519,000"
                 *         ],
                 *         [
                 *           "17 Harbor View",
                 *           "Nobody",
                 *           "$300,000"
                 *         ]
                 *       ],
                 *       "lines": [
                 *         2,
                 *         4
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportRows"];
            };
        };
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff01",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 2,
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "file_name": "spring.csv",
                     *       "columns": [
                     *         "Address",
                     *         "Side",
                     *         "Price"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "402 Maple Street",
                     *           "Buyer",
                     *           "$519,000"
                     *         ],
                     *         [
                     *           "17 Harbor View",
                     *           "Nobody",
                     *           "$300,000"
                     *         ]
                     *       ],
                     *       "mapping": {
                     *         "street": 0,
                     *         "representation": 1,
                     *         "list_price": 2
                     *       },
                     *       "representation": null,
                     *       "state": "ready",
                     *       "rows": 2,
                     *       "good": 1,
                     *       "bad": 1,
                     *       "problems": [
                     *         {
                     *           "row": 3,
                     *           "field": "representation",
                     *           "column": "Side",
                     *           "value": "Nobody",
                     *           "reason": "must be one of Buyer, Seller, Dual, Landlord, Tenant, Referral"
                     *         }
                     *       ],
                     *       "done": 0,
                     *       "imported": 0,
                     *       "removed": 0,
                     *       "kept": [],
                     *       "reason": "",
                     *       "finished_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            default: components["responses"]["Problem"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff01",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 2,
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "file_name": "spring.csv",
                     *       "columns": [
                     *         "Address",
                     *         "Side",
                     *         "Price"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "402 Maple Street",
                     *           "Buyer",
                     *           "$519,000"
                     *         ],
                     *         [
                     *           "17 Harbor View",
                     *           "Nobody",
                     *           "$300,000"
                     *         ]
                     *       ],
                     *       "mapping": {
                     *         "street": 0,
                     *         "representation": 1,
                     *         "list_price": 2
                     *       },
                     *       "representation": null,
                     *       "state": "ready",
                     *       "rows": 2,
                     *       "good": 1,
                     *       "bad": 1,
                     *       "problems": [
                     *         {
                     *           "row": 3,
                     *           "field": "representation",
                     *           "column": "Side",
                     *           "value": "Nobody",
                     *           "reason": "must be one of Buyer, Seller, Dual, Landlord, Tenant, Referral"
                     *         }
                     *       ],
                     *       "done": 0,
                     *       "imported": 0,
                     *       "removed": 0,
                     *       "kept": [],
                     *       "reason": "",
                     *       "finished_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff01",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 2,
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "file_name": "spring.csv",
                     *       "columns": [
                     *         "Address",
                     *         "Side",
                     *         "Price"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "402 Maple Street",
                     *           "Buyer",
                     *           "$519,000"
                     *         ],
                     *         [
                     *           "17 Harbor View",
                     *           "Nobody",
                     *           "$300,000"
                     *         ]
                     *       ],
                     *       "mapping": {
                     *         "street": 0,
                     *         "representation": 1,
                     *         "list_price": 2
                     *       },
                     *       "representation": null,
                     *       "state": "ready",
                     *       "rows": 2,
                     *       "good": 1,
                     *       "bad": 1,
                     *       "problems": [
                     *         {
                     *           "row": 3,
                     *           "field": "representation",
                     *           "column": "Side",
                     *           "value": "Nobody",
                     *           "reason": "must be one of Buyer, Seller, Dual, Landlord, Tenant, Referral"
                     *         }
                     *       ],
                     *       "done": 0,
                     *       "imported": 0,
                     *       "removed": 0,
                     *       "kept": [],
                     *       "reason": "",
                     *       "finished_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff01",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 2,
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "file_name": "spring.csv",
                     *       "columns": [
                     *         "Address",
                     *         "Side",
                     *         "Price"
                     *       ],
                     *       "samples": [
                     *         [
                     *           "402 Maple Street",
                     *           "Buyer",
                     *           "$519,000"
                     *         ],
                     *         [
                     *           "17 Harbor View",
                     *           "Nobody",
                     *           "$300,000"
                     *         ]
                     *       ],
                     *       "mapping": {
                     *         "street": 0,
                     *         "representation": 1,
                     *         "list_price": 2
                     *       },
                     *       "representation": null,
                     *       "state": "ready",
                     *       "rows": 2,
                     *       "good": 1,
                     *       "bad": 1,
                     *       "problems": [
                     *         {
                     *           "row": 3,
                     *           "field": "representation",
                     *           "column": "Side",
                     *           "value": "Nobody",
                     *           "reason": "must be one of Buyer, Seller, Dual, Landlord, Tenant, Referral"
                     *         }
                     *       ],
                     *       "done": 0,
                     *       "imported": 0,
                     *       "removed": 0,
                     *       "kept": [],
                     *       "reason": "",
                     *       "finished_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getRejectedRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    moveDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phase": "6560a1f2c3d4e5f607182b03",
                 *       "after": "6560a1f2c3d4e5f60718aa02"
                 *     }
                 */
                "application/json": components["schemas"]["DealMove"];
            };
        };
        responses: {
            /** @description The deal where it is now, and the status that the phase proposes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deal": {
                     *         "id": "6560a1f2c3d4e5f60718aa01",
                     *         "created_at": "2026-10-19T14:20:00.000Z",
                     *         "updated_at": "2026-11-20T09:12:00.000Z",
                     *         "created_by": "6560a1f2c3d4e5f607182930",
                     *         "version": 12,
                     *         "team": "6560a1f2c3d4e5f607182910",
                     *         "workspace": "6560a1f2c3d4e5f607182a01",
                     *         "phase": "6560a1f2c3d4e5f607182b03",
                     *         "rank": "a1",
                     *         "name": "402 Maple Street",
                     *         "headline": "",
                     *         "status": 3,
                     *         "representation": 1,
                     *         "deal_type": 1,
                     *         "address": {
                     *           "street": "402 Maple Street",
                     *           "city": "Hartford",
                     *           "state": "CT",
                     *           "zip": "06103"
                     *         },
                     *         "mls_number": "170612345",
                     *         "list_price": 51900000,
                     *         "sale_price": 51200000,
                     *         "price": 51200000,
                     *         "earnest_money": 1000000,
                     *         "source": 8,
                     *         "priority": 2,
                     *         "dates": {
                     *           "listing": null,
                     *           "listing_expiration": null,
                     *           "offer": "2026-11-07",
                     *           "acceptance": "2026-11-09",
                     *           "earnest_due": null,
                     *           "inspection": "2026-11-19",
                     *           "appraisal": null,
                     *           "financing": null,
                     *           "title": null,
                     *           "walkthrough": null,
                     *           "closing": "2026-12-12",
                     *           "actual_close": null,
                     *           "possession": null,
                     *           "lease_start": null
                     *         },
                     *         "agents": [
                     *           {
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "role": "lead",
                     *             "share_bp": 10000
                     *           }
                     *         ],
                     *         "parties": [
                     *           {
                     *             "contact": "6560a1f2c3d4e5f60718293a",
                     *             "role": "buyer"
                     *           }
                     *         ],
                     *         "client_names": [
                     *           "The Hendersons"
                     *         ],
                     *         "commission": {
                     *           "rate_bp": null,
                     *           "flat": null,
                     *           "lease_months": null,
                     *           "referral_bp": null,
                     *           "franchise_bp": null,
                     *           "split_bp": null,
                     *           "fees": null,
                     *           "gross": null,
                     *           "referral": null,
                     *           "franchise": null,
                     *           "company": null,
                     *           "fees_amount": null,
                     *           "agents_amount": null,
                     *           "my_share": 1024000,
                     *           "has_terms": true,
                     *           "proposal": null,
                     *           "confirmed_at": null
                     *         },
                     *         "progress": {
                     *           "done": 14,
                     *           "total": 24
                     *         },
                     *         "risk": {
                     *           "level": "cloudy",
                     *           "float_days": 2,
                     *           "causes": [
                     *             {
                     *               "text": "Inspection reply is due on Nov 22",
                     *               "task": "6560a1f2c3d4e5f60718cc01"
                     *             }
                     *           ]
                     *         },
                     *         "next_date": {
                     *           "title": "Inspection reply",
                     *           "date": "2026-11-22",
                     *           "item": {
                     *             "kind": "task",
                     *             "id": "6560a1f2c3d4e5f60718cc01"
                     *           }
                     *         },
                     *         "notes": "Seller pays for the roof.",
                     *         "lost_reason": "",
                     *         "date_rules": [
                     *           {
                     *             "date": "inspection",
                     *             "anchor": "acceptance",
                     *             "offset": 10,
                     *             "unit": "calendar",
                     *             "business_up_to": null,
                     *             "roll": "none",
                     *             "skip_holidays": true,
                     *             "time": null,
                     *             "source": null,
                     *             "pinned": false
                     *           }
                     *         ],
                     *         "archived_at": null
                     *       },
                     *       "proposed_status": 3,
                     *       "event": "6560a1f2c3d4e5f60718ee01"
                     *     }
                     */
                    "application/json": components["schemas"]["MovedDeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    closeDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sale_price": 51200000,
                 *       "actual_close": "2026-12-12"
                 *     }
                 */
                "application/json": components["schemas"]["DealClose"];
            };
        };
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718aa01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 12,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "phase": "6560a1f2c3d4e5f607182b03",
                     *       "rank": "a1",
                     *       "name": "402 Maple Street",
                     *       "headline": "",
                     *       "status": 3,
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "mls_number": "170612345",
                     *       "list_price": 51900000,
                     *       "sale_price": 51200000,
                     *       "price": 51200000,
                     *       "earnest_money": 1000000,
                     *       "source": 8,
                     *       "priority": 2,
                     *       "dates": {
                     *         "listing": null,
                     *         "listing_expiration": null,
                     *         "offer": "2026-11-07",
                     *         "acceptance": "2026-11-09",
                     *         "earnest_due": null,
                     *         "inspection": "2026-11-19",
                     *         "appraisal": null,
                     *         "financing": null,
                     *         "title": null,
                     *         "walkthrough": null,
                     *         "closing": "2026-12-12",
                     *         "actual_close": null,
                     *         "possession": null,
                     *         "lease_start": null
                     *       },
                     *       "agents": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "role": "lead",
                     *           "share_bp": 10000
                     *         }
                     *       ],
                     *       "parties": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293a",
                     *           "role": "buyer"
                     *         }
                     *       ],
                     *       "client_names": [
                     *         "The Hendersons"
                     *       ],
                     *       "commission": {
                     *         "rate_bp": null,
                     *         "flat": null,
                     *         "lease_months": null,
                     *         "referral_bp": null,
                     *         "franchise_bp": null,
                     *         "split_bp": null,
                     *         "fees": null,
                     *         "gross": null,
                     *         "referral": null,
                     *         "franchise": null,
                     *         "company": null,
                     *         "fees_amount": null,
                     *         "agents_amount": null,
                     *         "my_share": 1024000,
                     *         "has_terms": true,
                     *         "proposal": null,
                     *         "confirmed_at": null
                     *       },
                     *       "progress": {
                     *         "done": 14,
                     *         "total": 24
                     *       },
                     *       "risk": {
                     *         "level": "cloudy",
                     *         "float_days": 2,
                     *         "causes": [
                     *           {
                     *             "text": "Inspection reply is due on Nov 22",
                     *             "task": "6560a1f2c3d4e5f60718cc01"
                     *           }
                     *         ]
                     *       },
                     *       "next_date": {
                     *         "title": "Inspection reply",
                     *         "date": "2026-11-22",
                     *         "item": {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc01"
                     *         }
                     *       },
                     *       "notes": "Seller pays for the roof.",
                     *       "lost_reason": "",
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "business_up_to": null,
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "time": null,
                     *           "source": null,
                     *           "pinned": false
                     *         }
                     *       ],
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    previewClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sale_price": 51200000,
                 *       "actual_close": "2026-11-20"
                 *     }
                 */
                "application/json": components["schemas"]["DealClose"];
            };
        };
        responses: {
            /** @description The ledger after the change, and the deals that follow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dry_run": true,
                     *       "ledger": {
                     *         "deal": "6560a1f2c3d4e5f60718aa01",
                     *         "state": "confirmed",
                     *         "day": "2026-11-20",
                     *         "confirmed_at": "2026-11-20T16:05:00.000Z",
                     *         "lines": [
                     *           {
                     *             "kind": "side",
                     *             "label": "Buyer side",
                     *             "user": null,
                     *             "payee": null,
                     *             "base": 50000000,
                     *             "rate_bp": 250,
                     *             "amount": 1250000,
                     *             "explanation": "2.5% of $500,000"
                     *           },
                     *           {
                     *             "kind": "referral",
                     *             "label": "Referral",
                     *             "user": null,
                     *             "payee": "referral",
                     *             "base": 1250000,
                     *             "rate_bp": 2500,
                     *             "amount": 312500,
                     *             "explanation": "25% of $12,500, before the split"
                     *           },
                     *           {
                     *             "kind": "share",
                     *             "label": "Share",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": null,
                     *             "base": 937500,
                     *             "rate_bp": 10000,
                     *             "amount": 937500,
                     *             "explanation": "All of what the agents divide"
                     *           },
                     *           {
                     *             "kind": "company",
                     *             "label": "Company",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": "company",
                     *             "base": 937500,
                     *             "rate_bp": 2000,
                     *             "amount": 100000,
                     *             "explanation": "80% is the agent’s: 20% of $9,375 is $1,875; $1,000 was left of the cap of $18,000 since Mar 1, 2026"
                     *           },
                     *           {
                     *             "kind": "fee",
                     *             "label": "Transaction fee",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": "company",
                     *             "base": null,
                     *             "rate_bp": null,
                     *             "amount": 39500,
                     *             "explanation": "Flat, after the split"
                     *           },
                     *           {
                     *             "kind": "net",
                     *             "label": "Receives",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": "agent",
                     *             "base": null,
                     *             "rate_bp": null,
                     *             "amount": 798000,
                     *             "explanation": "What is left of the share"
                     *           }
                     *         ],
                     *         "agents": [
                     *           {
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "share_bp": 10000,
                     *             "plan": "6560a1f2c3d4e5f60718b001",
                     *             "portion": 937500,
                     *             "company": 100000,
                     *             "fees": 39500,
                     *             "amount": 798000,
                     *             "cap": {
                     *               "cap": 1800000,
                     *               "paid": 1700000,
                     *               "left": 0,
                     *               "year_from": "2026-03-01",
                     *               "year_until": "2027-03-01"
                     *             }
                     *           }
                     *         ],
                     *         "gross": 1250000,
                     *         "referral": 312500,
                     *         "franchise": 0,
                     *         "company": 100000,
                     *         "fees": 39500,
                     *         "agents_amount": 798000
                     *       },
                     *       "recomputed": [
                     *         {
                     *           "deal": "6560a1f2c3d4e5f60718aa02",
                     *           "name": "9 Cedar Bluff",
                     *           "closed_on": "2026-11-21",
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "before": {
                     *             "company": 0,
                     *             "fees": 39500,
                     *             "amount": 860500
                     *           },
                     *           "after": {
                     *             "company": 100000,
                     *             "fees": 39500,
                     *             "amount": 760500
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getDealCommission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "state": "confirmed",
                     *       "day": "2026-11-20",
                     *       "confirmed_at": "2026-11-20T16:05:00.000Z",
                     *       "lines": [
                     *         {
                     *           "kind": "side",
                     *           "label": "Buyer side",
                     *           "user": null,
                     *           "payee": null,
                     *           "base": 50000000,
                     *           "rate_bp": 250,
                     *           "amount": 1250000,
                     *           "explanation": "2.5% of $500,000"
                     *         },
                     *         {
                     *           "kind": "referral",
                     *           "label": "Referral",
                     *           "user": null,
                     *           "payee": "referral",
                     *           "base": 1250000,
                     *           "rate_bp": 2500,
                     *           "amount": 312500,
                     *           "explanation": "25% of $12,500, before the split"
                     *         },
                     *         {
                     *           "kind": "share",
                     *           "label": "Share",
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "payee": null,
                     *           "base": 937500,
                     *           "rate_bp": 10000,
                     *           "amount": 937500,
                     *           "explanation": "All of what the agents divide"
                     *         },
                     *         {
                     *           "kind": "company",
                     *           "label": "Company",
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "payee": "company",
                     *           "base": 937500,
                     *           "rate_bp": 2000,
                     *           "amount": 100000,
                     *           "explanation": "80% is the agent’s: 20% of $9,375 is $1,875; $1,000 was left of the cap of $18,000 since Mar 1, 2026"
                     *         },
                     *         {
                     *           "kind": "fee",
                     *           "label": "Transaction fee",
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "payee": "company",
                     *           "base": null,
                     *           "rate_bp": null,
                     *           "amount": 39500,
                     *           "explanation": "Flat, after the split"
                     *         },
                     *         {
                     *           "kind": "net",
                     *           "label": "Receives",
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "payee": "agent",
                     *           "base": null,
                     *           "rate_bp": null,
                     *           "amount": 798000,
                     *           "explanation": "What is left of the share"
                     *         }
                     *       ],
                     *       "agents": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "share_bp": 10000,
                     *           "plan": "6560a1f2c3d4e5f60718b001",
                     *           "portion": 937500,
                     *           "company": 100000,
                     *           "fees": 39500,
                     *           "amount": 798000,
                     *           "cap": {
                     *             "cap": 1800000,
                     *             "paid": 1700000,
                     *             "left": 0,
                     *             "year_from": "2026-03-01",
                     *             "year_until": "2027-03-01"
                     *           }
                     *         }
                     *       ],
                     *       "gross": 1250000,
                     *       "referral": 312500,
                     *       "franchise": 0,
                     *       "company": 100000,
                     *       "fees": 39500,
                     *       "agents_amount": 798000
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionLedger"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    amendDealCommission: {
        parameters: {
            query?: {
                /** @description Answers what would happen and writes nothing. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rate_bp": 250,
                 *       "referral_bp": 2500
                 *     }
                 */
                "application/json": components["schemas"]["CommissionAmendment"];
            };
        };
        responses: {
            /** @description The ledger after the change, and the deals that follow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dry_run": true,
                     *       "ledger": {
                     *         "deal": "6560a1f2c3d4e5f60718aa01",
                     *         "state": "confirmed",
                     *         "day": "2026-11-20",
                     *         "confirmed_at": "2026-11-20T16:05:00.000Z",
                     *         "lines": [
                     *           {
                     *             "kind": "side",
                     *             "label": "Buyer side",
                     *             "user": null,
                     *             "payee": null,
                     *             "base": 50000000,
                     *             "rate_bp": 250,
                     *             "amount": 1250000,
                     *             "explanation": "2.5% of $500,000"
                     *           },
                     *           {
                     *             "kind": "referral",
                     *             "label": "Referral",
                     *             "user": null,
                     *             "payee": "referral",
                     *             "base": 1250000,
                     *             "rate_bp": 2500,
                     *             "amount": 312500,
                     *             "explanation": "25% of $12,500, before the split"
                     *           },
                     *           {
                     *             "kind": "share",
                     *             "label": "Share",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": null,
                     *             "base": 937500,
                     *             "rate_bp": 10000,
                     *             "amount": 937500,
                     *             "explanation": "All of what the agents divide"
                     *           },
                     *           {
                     *             "kind": "company",
                     *             "label": "Company",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": "company",
                     *             "base": 937500,
                     *             "rate_bp": 2000,
                     *             "amount": 100000,
                     *             "explanation": "80% is the agent’s: 20% of $9,375 is $1,875; $1,000 was left of the cap of $18,000 since Mar 1, 2026"
                     *           },
                     *           {
                     *             "kind": "fee",
                     *             "label": "Transaction fee",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": "company",
                     *             "base": null,
                     *             "rate_bp": null,
                     *             "amount": 39500,
                     *             "explanation": "Flat, after the split"
                     *           },
                     *           {
                     *             "kind": "net",
                     *             "label": "Receives",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": "agent",
                     *             "base": null,
                     *             "rate_bp": null,
                     *             "amount": 798000,
                     *             "explanation": "What is left of the share"
                     *           }
                     *         ],
                     *         "agents": [
                     *           {
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "share_bp": 10000,
                     *             "plan": "6560a1f2c3d4e5f60718b001",
                     *             "portion": 937500,
                     *             "company": 100000,
                     *             "fees": 39500,
                     *             "amount": 798000,
                     *             "cap": {
                     *               "cap": 1800000,
                     *               "paid": 1700000,
                     *               "left": 0,
                     *               "year_from": "2026-03-01",
                     *               "year_until": "2027-03-01"
                     *             }
                     *           }
                     *         ],
                     *         "gross": 1250000,
                     *         "referral": 312500,
                     *         "franchise": 0,
                     *         "company": 100000,
                     *         "fees": 39500,
                     *         "agents_amount": 798000
                     *       },
                     *       "recomputed": [
                     *         {
                     *           "deal": "6560a1f2c3d4e5f60718aa02",
                     *           "name": "9 Cedar Bluff",
                     *           "closed_on": "2026-11-21",
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "before": {
                     *             "company": 0,
                     *             "fees": 39500,
                     *             "amount": 860500
                     *           },
                     *           "after": {
                     *             "company": 100000,
                     *             "fees": 39500,
                     *             "amount": 760500
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    proposeCommission: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rate_bp": 250
                 *     }
                 */
                "application/json": components["schemas"]["CommissionTermsInput"];
            };
        };
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    decideCommission: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "approve": true
                 *     }
                 */
                "application/json": components["schemas"]["CommissionDecision"];
            };
        };
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    exportDealCommission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listCommissionPlans: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "effective_from" | "-effective_from";
                team?: components["schemas"]["Id"];
                user?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718b001",
                     *           "created_at": "2026-01-05T15:00:00.000Z",
                     *           "updated_at": "2026-01-05T15:00:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 0,
                     *           "team": "6560a1f2c3d4e5f607182910",
                     *           "user": "6560a1f2c3d4e5f607182931",
                     *           "effective_from": "2026-03-01",
                     *           "anniversary": "03-01",
                     *           "tiers": [
                     *             {
                     *               "from": 0,
                     *               "split_bp": 8000
                     *             }
                     *           ],
                     *           "cap": 1800000,
                     *           "fees": [
                     *             {
                     *               "label": "Transaction fee",
                     *               "flat": 39500,
                     *               "rate_bp": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionPlanPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createCommissionPlan: {
        parameters: {
            query?: {
                /** @description Answers what would happen and writes nothing. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "team": "6560a1f2c3d4e5f607182910",
                 *       "user": "6560a1f2c3d4e5f607182931",
                 *       "effective_from": "2026-03-01",
                 *       "anniversary": "03-01",
                 *       "tiers": [
                 *         {
                 *           "from": 0,
                 *           "split_bp": 8000
                 *         }
                 *       ],
                 *       "cap": 1800000,
                 *       "fees": [
                 *         {
                 *           "label": "Transaction fee",
                 *           "flat": 39500,
                 *           "rate_bp": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CommissionPlanCreate"];
            };
        };
        responses: {
            /** @description What the change comes to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dry_run": false,
                     *       "plan": {
                     *         "id": "6560a1f2c3d4e5f60718b001",
                     *         "created_at": "2026-01-05T15:00:00.000Z",
                     *         "updated_at": "2026-01-05T15:00:00.000Z",
                     *         "created_by": "6560a1f2c3d4e5f607182930",
                     *         "version": 0,
                     *         "team": "6560a1f2c3d4e5f607182910",
                     *         "user": "6560a1f2c3d4e5f607182931",
                     *         "effective_from": "2026-03-01",
                     *         "anniversary": "03-01",
                     *         "tiers": [
                     *           {
                     *             "from": 0,
                     *             "split_bp": 8000
                     *           }
                     *         ],
                     *         "cap": 1800000,
                     *         "fees": [
                     *           {
                     *             "label": "Transaction fee",
                     *             "flat": 39500,
                     *             "rate_bp": null
                     *           }
                     *         ]
                     *       },
                     *       "recomputed": []
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionPlanOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    listCommissionStandings: {
        parameters: {
            query?: {
                team?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One for each team that a member belongs to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "team": "6560a1f2c3d4e5f607182910",
                     *           "user": "6560a1f2c3d4e5f607182931",
                     *           "plan": {
                     *             "id": "6560a1f2c3d4e5f60718b001",
                     *             "created_at": "2026-01-05T15:00:00.000Z",
                     *             "updated_at": "2026-01-05T15:00:00.000Z",
                     *             "created_by": "6560a1f2c3d4e5f607182930",
                     *             "version": 0,
                     *             "team": "6560a1f2c3d4e5f607182910",
                     *             "user": "6560a1f2c3d4e5f607182931",
                     *             "effective_from": "2026-03-01",
                     *             "anniversary": "03-01",
                     *             "tiers": [
                     *               {
                     *                 "from": 0,
                     *                 "split_bp": 8000
                     *               }
                     *             ],
                     *             "cap": 1800000,
                     *             "fees": [
                     *               {
                     *                 "label": "Transaction fee",
                     *                 "flat": 39500,
                     *                 "rate_bp": null
                     *               }
                     *             ]
                     *           },
                     *           "year_from": "2026-03-01",
                     *           "year_until": "2027-03-01",
                     *           "earned": 7400000,
                     *           "paid": 1480000,
                     *           "cap_left": 320000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionStandingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCommissionPlan: {
        parameters: {
            query?: {
                /** @description Answers what would happen and writes nothing. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the change comes to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dry_run": false,
                     *       "plan": {
                     *         "id": "6560a1f2c3d4e5f60718b001",
                     *         "created_at": "2026-01-05T15:00:00.000Z",
                     *         "updated_at": "2026-01-05T15:00:00.000Z",
                     *         "created_by": "6560a1f2c3d4e5f607182930",
                     *         "version": 0,
                     *         "team": "6560a1f2c3d4e5f607182910",
                     *         "user": "6560a1f2c3d4e5f607182931",
                     *         "effective_from": "2026-03-01",
                     *         "anniversary": "03-01",
                     *         "tiers": [
                     *           {
                     *             "from": 0,
                     *             "split_bp": 8000
                     *           }
                     *         ],
                     *         "cap": 1800000,
                     *         "fees": [
                     *           {
                     *             "label": "Transaction fee",
                     *             "flat": 39500,
                     *             "rate_bp": null
                     *           }
                     *         ]
                     *       },
                     *       "recomputed": []
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionPlanOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    updateCommissionPlan: {
        parameters: {
            query?: {
                /** @description Answers what would happen and writes nothing. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cap": 2000000
                 *     }
                 */
                "application/json": components["schemas"]["CommissionPlanUpdate"];
            };
        };
        responses: {
            /** @description What the change comes to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dry_run": false,
                     *       "plan": {
                     *         "id": "6560a1f2c3d4e5f60718b001",
                     *         "created_at": "2026-01-05T15:00:00.000Z",
                     *         "updated_at": "2026-01-05T15:00:00.000Z",
                     *         "created_by": "6560a1f2c3d4e5f607182930",
                     *         "version": 0,
                     *         "team": "6560a1f2c3d4e5f607182910",
                     *         "user": "6560a1f2c3d4e5f607182931",
                     *         "effective_from": "2026-03-01",
                     *         "anniversary": "03-01",
                     *         "tiers": [
                     *           {
                     *             "from": 0,
                     *             "split_bp": 8000
                     *           }
                     *         ],
                     *         "cap": 1800000,
                     *         "fees": [
                     *           {
                     *             "label": "Transaction fee",
                     *             "flat": 39500,
                     *             "rate_bp": null
                     *           }
                     *         ]
                     *       },
                     *       "recomputed": []
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionPlanOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    listDealContracts: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718dc01",
                     *           "created_at": "2026-11-09T14:20:00.000Z",
                     *           "updated_at": "2026-11-20T09:12:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 1,
                     *           "deal": "6560a1f2c3d4e5f60718aa01",
                     *           "state": "failed",
                     *           "name": "The Parkers",
                     *           "parties": [
                     *             {
                     *               "contact": "6560a1f2c3d4e5f60718293b",
                     *               "role": "buyer",
                     *               "name": "Dana Parker"
                     *             }
                     *           ],
                     *           "sale_price": 51200000,
                     *           "earnest_money": 1000000,
                     *           "dates": {
                     *             "listing": null,
                     *             "listing_expiration": null,
                     *             "offer": "2026-11-07",
                     *             "acceptance": "2026-11-09",
                     *             "earnest_due": null,
                     *             "inspection": "2026-11-19",
                     *             "appraisal": null,
                     *             "financing": null,
                     *             "title": null,
                     *             "walkthrough": null,
                     *             "closing": "2026-12-12",
                     *             "actual_close": null,
                     *             "possession": null,
                     *             "lease_start": null
                     *           },
                     *           "contingencies": [
                     *             {
                     *               "kind": "financing",
                     *               "status": "open",
                     *               "note": ""
                     *             }
                     *           ],
                     *           "notes": "",
                     *           "opened_on": "2026-11-09",
                     *           "ended_on": "2026-11-20",
                     *           "reason": "Financing was denied",
                     *           "tasks": [
                     *             {
                     *               "task": "6560a1f2c3d4e5f60718cc01",
                     *               "title": "Order the appraisal",
                     *               "due_date": "2026-11-23",
                     *               "completed_on": null,
                     *               "fate": "reset"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DealContractPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createBackupOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "The Parkers",
                 *       "sale_price": 50500000
                 *     }
                 */
                "application/json": components["schemas"]["BackupOfferCreate"];
            };
        };
        responses: {
            /** @description The new backup offer. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718dc01",
                     *       "created_at": "2026-11-09T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "state": "failed",
                     *       "name": "The Parkers",
                     *       "parties": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293b",
                     *           "role": "buyer",
                     *           "name": "Dana Parker"
                     *         }
                     *       ],
                     *       "sale_price": 51200000,
                     *       "earnest_money": 1000000,
                     *       "dates": {
                     *         "listing": null,
                     *         "listing_expiration": null,
                     *         "offer": "2026-11-07",
                     *         "acceptance": "2026-11-09",
                     *         "earnest_due": null,
                     *         "inspection": "2026-11-19",
                     *         "appraisal": null,
                     *         "financing": null,
                     *         "title": null,
                     *         "walkthrough": null,
                     *         "closing": "2026-12-12",
                     *         "actual_close": null,
                     *         "possession": null,
                     *         "lease_start": null
                     *       },
                     *       "contingencies": [
                     *         {
                     *           "kind": "financing",
                     *           "status": "open",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "notes": "",
                     *       "opened_on": "2026-11-09",
                     *       "ended_on": "2026-11-20",
                     *       "reason": "Financing was denied",
                     *       "tasks": [
                     *         {
                     *           "task": "6560a1f2c3d4e5f60718cc01",
                     *           "title": "Order the appraisal",
                     *           "due_date": "2026-11-23",
                     *           "completed_on": null,
                     *           "fate": "reset"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DealContract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    failContract: {
        parameters: {
            query?: {
                /** @description Answers what would happen and writes nothing. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Financing was denied",
                 *       "failed_on": "2026-11-20"
                 *     }
                 */
                "application/json": components["schemas"]["ContractFail"];
            };
        };
        responses: {
            /** @description What it does, or would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applied": false,
                     *       "event": null,
                     *       "preview": "2jmj7l5rSw0yVb_vlWAYkK_YBwk",
                     *       "contract": "6560a1f2c3d4e5f60718dc01",
                     *       "moved": [
                     *         {
                     *           "kind": "deal",
                     *           "id": "closing",
                     *           "title": "Closing",
                     *           "from": "2026-12-12",
                     *           "to": null,
                     *           "reason": "Set by hand",
                     *           "float_days": null,
                     *           "contractual": false
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718cc01",
                     *           "title": "Order the appraisal",
                     *           "due_date": "2026-11-23",
                     *           "progress": "NOT_STARTED",
                     *           "proposed": "reset",
                     *           "fate": "reset"
                     *         }
                     *       ],
                     *       "leaving": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293b",
                     *           "role": "buyer",
                     *           "name": "Dana Parker"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContractFailure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteBackupOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backup offer is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateDealContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contingencies": [
                 *         {
                 *           "kind": "financing",
                 *           "status": "met",
                 *           "note": ""
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DealContractUpdate"];
            };
        };
        responses: {
            /** @description The contract as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718dc01",
                     *       "created_at": "2026-11-09T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "state": "failed",
                     *       "name": "The Parkers",
                     *       "parties": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293b",
                     *           "role": "buyer",
                     *           "name": "Dana Parker"
                     *         }
                     *       ],
                     *       "sale_price": 51200000,
                     *       "earnest_money": 1000000,
                     *       "dates": {
                     *         "listing": null,
                     *         "listing_expiration": null,
                     *         "offer": "2026-11-07",
                     *         "acceptance": "2026-11-09",
                     *         "earnest_due": null,
                     *         "inspection": "2026-11-19",
                     *         "appraisal": null,
                     *         "financing": null,
                     *         "title": null,
                     *         "walkthrough": null,
                     *         "closing": "2026-12-12",
                     *         "actual_close": null,
                     *         "possession": null,
                     *         "lease_start": null
                     *       },
                     *       "contingencies": [
                     *         {
                     *           "kind": "financing",
                     *           "status": "open",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "notes": "",
                     *       "opened_on": "2026-11-09",
                     *       "ended_on": "2026-11-20",
                     *       "reason": "Financing was denied",
                     *       "tasks": [
                     *         {
                     *           "task": "6560a1f2c3d4e5f60718cc01",
                     *           "title": "Order the appraisal",
                     *           "due_date": "2026-11-23",
                     *           "completed_on": null,
                     *           "fate": "reset"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DealContract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    acceptBackupOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718dc01",
                     *       "created_at": "2026-11-09T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "state": "failed",
                     *       "name": "The Parkers",
                     *       "parties": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293b",
                     *           "role": "buyer",
                     *           "name": "Dana Parker"
                     *         }
                     *       ],
                     *       "sale_price": 51200000,
                     *       "earnest_money": 1000000,
                     *       "dates": {
                     *         "listing": null,
                     *         "listing_expiration": null,
                     *         "offer": "2026-11-07",
                     *         "acceptance": "2026-11-09",
                     *         "earnest_due": null,
                     *         "inspection": "2026-11-19",
                     *         "appraisal": null,
                     *         "financing": null,
                     *         "title": null,
                     *         "walkthrough": null,
                     *         "closing": "2026-12-12",
                     *         "actual_close": null,
                     *         "possession": null,
                     *         "lease_start": null
                     *       },
                     *       "contingencies": [
                     *         {
                     *           "kind": "financing",
                     *           "status": "open",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "notes": "",
                     *       "opened_on": "2026-11-09",
                     *       "ended_on": "2026-11-20",
                     *       "reason": "Financing was denied",
                     *       "tasks": [
                     *         {
                     *           "task": "6560a1f2c3d4e5f60718cc01",
                     *           "title": "Order the appraisal",
                     *           "due_date": "2026-11-23",
                     *           "completed_on": null,
                     *           "fate": "reset"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DealContract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    reopenDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The buyer found other financing"
                 *     }
                 */
                "application/json": components["schemas"]["DealReopen"];
            };
        };
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718aa01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 12,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "phase": "6560a1f2c3d4e5f607182b03",
                     *       "rank": "a1",
                     *       "name": "402 Maple Street",
                     *       "headline": "",
                     *       "status": 3,
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "mls_number": "170612345",
                     *       "list_price": 51900000,
                     *       "sale_price": 51200000,
                     *       "price": 51200000,
                     *       "earnest_money": 1000000,
                     *       "source": 8,
                     *       "priority": 2,
                     *       "dates": {
                     *         "listing": null,
                     *         "listing_expiration": null,
                     *         "offer": "2026-11-07",
                     *         "acceptance": "2026-11-09",
                     *         "earnest_due": null,
                     *         "inspection": "2026-11-19",
                     *         "appraisal": null,
                     *         "financing": null,
                     *         "title": null,
                     *         "walkthrough": null,
                     *         "closing": "2026-12-12",
                     *         "actual_close": null,
                     *         "possession": null,
                     *         "lease_start": null
                     *       },
                     *       "agents": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "role": "lead",
                     *           "share_bp": 10000
                     *         }
                     *       ],
                     *       "parties": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293a",
                     *           "role": "buyer"
                     *         }
                     *       ],
                     *       "client_names": [
                     *         "The Hendersons"
                     *       ],
                     *       "commission": {
                     *         "rate_bp": null,
                     *         "flat": null,
                     *         "lease_months": null,
                     *         "referral_bp": null,
                     *         "franchise_bp": null,
                     *         "split_bp": null,
                     *         "fees": null,
                     *         "gross": null,
                     *         "referral": null,
                     *         "franchise": null,
                     *         "company": null,
                     *         "fees_amount": null,
                     *         "agents_amount": null,
                     *         "my_share": 1024000,
                     *         "has_terms": true,
                     *         "proposal": null,
                     *         "confirmed_at": null
                     *       },
                     *       "progress": {
                     *         "done": 14,
                     *         "total": 24
                     *       },
                     *       "risk": {
                     *         "level": "cloudy",
                     *         "float_days": 2,
                     *         "causes": [
                     *           {
                     *             "text": "Inspection reply is due on Nov 22",
                     *             "task": "6560a1f2c3d4e5f60718cc01"
                     *           }
                     *         ]
                     *       },
                     *       "next_date": {
                     *         "title": "Inspection reply",
                     *         "date": "2026-11-22",
                     *         "item": {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc01"
                     *         }
                     *       },
                     *       "notes": "Seller pays for the roof.",
                     *       "lost_reason": "",
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "business_up_to": null,
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "time": null,
                     *           "source": null,
                     *           "pinned": false
                     *         }
                     *       ],
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    previewReopening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger after the change, and the deals that follow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dry_run": true,
                     *       "ledger": {
                     *         "deal": "6560a1f2c3d4e5f60718aa01",
                     *         "state": "confirmed",
                     *         "day": "2026-11-20",
                     *         "confirmed_at": "2026-11-20T16:05:00.000Z",
                     *         "lines": [
                     *           {
                     *             "kind": "side",
                     *             "label": "Buyer side",
                     *             "user": null,
                     *             "payee": null,
                     *             "base": 50000000,
                     *             "rate_bp": 250,
                     *             "amount": 1250000,
                     *             "explanation": "2.5% of $500,000"
                     *           },
                     *           {
                     *             "kind": "referral",
                     *             "label": "Referral",
                     *             "user": null,
                     *             "payee": "referral",
                     *             "base": 1250000,
                     *             "rate_bp": 2500,
                     *             "amount": 312500,
                     *             "explanation": "25% of $12,500, before the split"
                     *           },
                     *           {
                     *             "kind": "share",
                     *             "label": "Share",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": null,
                     *             "base": 937500,
                     *             "rate_bp": 10000,
                     *             "amount": 937500,
                     *             "explanation": "All of what the agents divide"
                     *           },
                     *           {
                     *             "kind": "company",
                     *             "label": "Company",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": "company",
                     *             "base": 937500,
                     *             "rate_bp": 2000,
                     *             "amount": 100000,
                     *             "explanation": "80% is the agent’s: 20% of $9,375 is $1,875; $1,000 was left of the cap of $18,000 since Mar 1, 2026"
                     *           },
                     *           {
                     *             "kind": "fee",
                     *             "label": "Transaction fee",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": "company",
                     *             "base": null,
                     *             "rate_bp": null,
                     *             "amount": 39500,
                     *             "explanation": "Flat, after the split"
                     *           },
                     *           {
                     *             "kind": "net",
                     *             "label": "Receives",
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "payee": "agent",
                     *             "base": null,
                     *             "rate_bp": null,
                     *             "amount": 798000,
                     *             "explanation": "What is left of the share"
                     *           }
                     *         ],
                     *         "agents": [
                     *           {
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "share_bp": 10000,
                     *             "plan": "6560a1f2c3d4e5f60718b001",
                     *             "portion": 937500,
                     *             "company": 100000,
                     *             "fees": 39500,
                     *             "amount": 798000,
                     *             "cap": {
                     *               "cap": 1800000,
                     *               "paid": 1700000,
                     *               "left": 0,
                     *               "year_from": "2026-03-01",
                     *               "year_until": "2027-03-01"
                     *             }
                     *           }
                     *         ],
                     *         "gross": 1250000,
                     *         "referral": 312500,
                     *         "franchise": 0,
                     *         "company": 100000,
                     *         "fees": 39500,
                     *         "agents_amount": 798000
                     *       },
                     *       "recomputed": [
                     *         {
                     *           "deal": "6560a1f2c3d4e5f60718aa02",
                     *           "name": "9 Cedar Bluff",
                     *           "closed_on": "2026-11-21",
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "before": {
                     *             "company": 0,
                     *             "fees": 39500,
                     *             "amount": 860500
                     *           },
                     *           "after": {
                     *             "company": 100000,
                     *             "fees": 39500,
                     *             "amount": 760500
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionOutcome"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listContactProposals: {
        parameters: {
            query: {
                /** @description What the deal becomes, 3 Under Contract or 4 Closed. */
                status: 3 | 4;
            };
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is proposed, for each client with whom anything would change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293a",
                     *           "name": "Sarah Henderson",
                     *           "status": 4,
                     *           "proposed_status": 5,
                     *           "home_anniversary": null,
                     *           "proposes_anniversary": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactProposals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    archiveDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718aa01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 12,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "phase": "6560a1f2c3d4e5f607182b03",
                     *       "rank": "a1",
                     *       "name": "402 Maple Street",
                     *       "headline": "",
                     *       "status": 3,
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "mls_number": "170612345",
                     *       "list_price": 51900000,
                     *       "sale_price": 51200000,
                     *       "price": 51200000,
                     *       "earnest_money": 1000000,
                     *       "source": 8,
                     *       "priority": 2,
                     *       "dates": {
                     *         "listing": null,
                     *         "listing_expiration": null,
                     *         "offer": "2026-11-07",
                     *         "acceptance": "2026-11-09",
                     *         "earnest_due": null,
                     *         "inspection": "2026-11-19",
                     *         "appraisal": null,
                     *         "financing": null,
                     *         "title": null,
                     *         "walkthrough": null,
                     *         "closing": "2026-12-12",
                     *         "actual_close": null,
                     *         "possession": null,
                     *         "lease_start": null
                     *       },
                     *       "agents": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "role": "lead",
                     *           "share_bp": 10000
                     *         }
                     *       ],
                     *       "parties": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293a",
                     *           "role": "buyer"
                     *         }
                     *       ],
                     *       "client_names": [
                     *         "The Hendersons"
                     *       ],
                     *       "commission": {
                     *         "rate_bp": null,
                     *         "flat": null,
                     *         "lease_months": null,
                     *         "referral_bp": null,
                     *         "franchise_bp": null,
                     *         "split_bp": null,
                     *         "fees": null,
                     *         "gross": null,
                     *         "referral": null,
                     *         "franchise": null,
                     *         "company": null,
                     *         "fees_amount": null,
                     *         "agents_amount": null,
                     *         "my_share": 1024000,
                     *         "has_terms": true,
                     *         "proposal": null,
                     *         "confirmed_at": null
                     *       },
                     *       "progress": {
                     *         "done": 14,
                     *         "total": 24
                     *       },
                     *       "risk": {
                     *         "level": "cloudy",
                     *         "float_days": 2,
                     *         "causes": [
                     *           {
                     *             "text": "Inspection reply is due on Nov 22",
                     *             "task": "6560a1f2c3d4e5f60718cc01"
                     *           }
                     *         ]
                     *       },
                     *       "next_date": {
                     *         "title": "Inspection reply",
                     *         "date": "2026-11-22",
                     *         "item": {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc01"
                     *         }
                     *       },
                     *       "notes": "Seller pays for the roof.",
                     *       "lost_reason": "",
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "business_up_to": null,
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "time": null,
                     *           "source": null,
                     *           "pinned": false
                     *         }
                     *       ],
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    restoreDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718aa01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 12,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "workspace": "6560a1f2c3d4e5f607182a01",
                     *       "phase": "6560a1f2c3d4e5f607182b03",
                     *       "rank": "a1",
                     *       "name": "402 Maple Street",
                     *       "headline": "",
                     *       "status": 3,
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "address": {
                     *         "street": "402 Maple Street",
                     *         "city": "Hartford",
                     *         "state": "CT",
                     *         "zip": "06103"
                     *       },
                     *       "mls_number": "170612345",
                     *       "list_price": 51900000,
                     *       "sale_price": 51200000,
                     *       "price": 51200000,
                     *       "earnest_money": 1000000,
                     *       "source": 8,
                     *       "priority": 2,
                     *       "dates": {
                     *         "listing": null,
                     *         "listing_expiration": null,
                     *         "offer": "2026-11-07",
                     *         "acceptance": "2026-11-09",
                     *         "earnest_due": null,
                     *         "inspection": "2026-11-19",
                     *         "appraisal": null,
                     *         "financing": null,
                     *         "title": null,
                     *         "walkthrough": null,
                     *         "closing": "2026-12-12",
                     *         "actual_close": null,
                     *         "possession": null,
                     *         "lease_start": null
                     *       },
                     *       "agents": [
                     *         {
                     *           "user": "6560a1f2c3d4e5f607182930",
                     *           "role": "lead",
                     *           "share_bp": 10000
                     *         }
                     *       ],
                     *       "parties": [
                     *         {
                     *           "contact": "6560a1f2c3d4e5f60718293a",
                     *           "role": "buyer"
                     *         }
                     *       ],
                     *       "client_names": [
                     *         "The Hendersons"
                     *       ],
                     *       "commission": {
                     *         "rate_bp": null,
                     *         "flat": null,
                     *         "lease_months": null,
                     *         "referral_bp": null,
                     *         "franchise_bp": null,
                     *         "split_bp": null,
                     *         "fees": null,
                     *         "gross": null,
                     *         "referral": null,
                     *         "franchise": null,
                     *         "company": null,
                     *         "fees_amount": null,
                     *         "agents_amount": null,
                     *         "my_share": 1024000,
                     *         "has_terms": true,
                     *         "proposal": null,
                     *         "confirmed_at": null
                     *       },
                     *       "progress": {
                     *         "done": 14,
                     *         "total": 24
                     *       },
                     *       "risk": {
                     *         "level": "cloudy",
                     *         "float_days": 2,
                     *         "causes": [
                     *           {
                     *             "text": "Inspection reply is due on Nov 22",
                     *             "task": "6560a1f2c3d4e5f60718cc01"
                     *           }
                     *         ]
                     *       },
                     *       "next_date": {
                     *         "title": "Inspection reply",
                     *         "date": "2026-11-22",
                     *         "item": {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc01"
                     *         }
                     *       },
                     *       "notes": "Seller pays for the roof.",
                     *       "lost_reason": "",
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "business_up_to": null,
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "time": null,
                     *           "source": null,
                     *           "pinned": false
                     *         }
                     *       ],
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    applyTemplate: {
        parameters: {
            query?: {
                /** @description Answers what would happen and writes nothing. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template": "6560a1f2c3d4e5f60718dd01",
                 *       "switches": [
                 *         "cash"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApplyTemplate"];
            };
        };
        responses: {
            /** @description What it adds, or would add. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applied": false,
                     *       "event": null,
                     *       "preview": "2jmj7l5rSw0yVb_vlWAYkK_YBwk",
                     *       "added": 2,
                     *       "dates": [
                     *         {
                     *           "date": "inspection",
                     *           "state": "added",
                     *           "day": "2026-11-19"
                     *         }
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "key": "inspection",
                     *           "title": "Inspection",
                     *           "state": "added",
                     *           "due_date": "2026-11-19",
                     *           "due_reason": "On the inspection (Nov 19)",
                     *           "tasks": [
                     *             {
                     *               "key": "inspection_reply",
                     *               "title": "Inspection reply",
                     *               "kind": "key_date",
                     *               "state": "added",
                     *               "due_date": "2026-11-22",
                     *               "due_reason": "3 days after the inspection (Nov 19)"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "key": "financing",
                     *           "title": "Financing",
                     *           "state": "left_out",
                     *           "due_date": null,
                     *           "due_reason": "",
                     *           "tasks": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TemplateApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    rescheduleDeal: {
        parameters: {
            query?: {
                /** @description Answers what would happen and writes nothing. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dates": {
                 *         "closing": "2026-12-19"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DealReschedule"];
            };
        };
        responses: {
            /** @description What it does, or would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applied": false,
                     *       "event": null,
                     *       "preview": "2jmj7l5rSw0yVb_vlWAYkK_YBwk",
                     *       "moved": [
                     *         {
                     *           "kind": "deal",
                     *           "id": "closing",
                     *           "title": "Closing",
                     *           "from": "2026-12-12",
                     *           "to": "2026-12-19",
                     *           "reason": "Set by hand",
                     *           "float_days": null,
                     *           "contractual": false
                     *         },
                     *         {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc02",
                     *           "title": "Walkthrough",
                     *           "from": "2026-12-11",
                     *           "to": "2026-12-18",
                     *           "reason": "1 day before the closing (Dec 19)",
                     *           "float_days": 9,
                     *           "contractual": false
                     *         }
                     *       ],
                     *       "kept": [
                     *         {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc03",
                     *           "title": "Order the van",
                     *           "date": "2026-12-14",
                     *           "wanted": "2026-12-20",
                     *           "because": "pinned"
                     *         }
                     *       ],
                     *       "conflicts": [
                     *         {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc03",
                     *           "title": "Order the van",
                     *           "date": "2026-12-14",
                     *           "days_short": 5,
                     *           "reason": "1 day after the closing (Dec 19)"
                     *         }
                     *       ],
                     *       "warnings": [
                     *         {
                     *           "date": "closing",
                     *           "day": "2026-12-19",
                     *           "text": "Closing is on a Saturday, Dec 19"
                     *         }
                     *       ],
                     *       "to_confirm": [
                     *         {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc04",
                     *           "title": "Closing disclosure",
                     *           "from": "2026-12-09",
                     *           "to": "2026-12-16",
                     *           "reason": "3 business days before the closing (Dec 19)",
                     *           "float_days": 7,
                     *           "contractual": true
                     *         }
                     *       ],
                     *       "risk": {
                     *         "before": {
                     *           "level": "cloudy",
                     *           "float_days": 2,
                     *           "causes": [
                     *             {
                     *               "text": "Inspection reply is due on Nov 22",
                     *               "task": "6560a1f2c3d4e5f60718cc01"
                     *             }
                     *           ]
                     *         },
                     *         "after": {
                     *           "level": "cloudy",
                     *           "float_days": 2,
                     *           "causes": [
                     *             {
                     *               "text": "Inspection reply is due on Nov 22",
                     *               "task": "6560a1f2c3d4e5f60718cc01"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Rescheduling"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getDealTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "today": "2026-11-21",
                     *       "items": [
                     *         {
                     *           "kind": "deal",
                     *           "id": "closing",
                     *           "title": "Closing",
                     *           "from": null,
                     *           "due": "2026-12-12",
                     *           "progress": "NOT_STARTED",
                     *           "pinned": false,
                     *           "contractual": false,
                     *           "late": false,
                     *           "milestone": null,
                     *           "after": [],
                     *           "float_days": null,
                     *           "critical": false
                     *         },
                     *         {
                     *           "kind": "milestone",
                     *           "id": "6560a1f2c3d4e5f607182a20",
                     *           "title": "Financing",
                     *           "from": "2026-11-09",
                     *           "due": "2026-12-01",
                     *           "progress": "IN_PROGRESS",
                     *           "pinned": false,
                     *           "contractual": false,
                     *           "late": false,
                     *           "milestone": null,
                     *           "after": [],
                     *           "float_days": null,
                     *           "critical": false
                     *         },
                     *         {
                     *           "kind": "task",
                     *           "id": "6560a1f2c3d4e5f60718cc01",
                     *           "title": "Loan commitment",
                     *           "from": "2026-11-09",
                     *           "due": "2026-11-30",
                     *           "progress": "NOT_STARTED",
                     *           "pinned": false,
                     *           "contractual": true,
                     *           "late": false,
                     *           "milestone": "6560a1f2c3d4e5f607182a20",
                     *           "after": [
                     *             "acceptance"
                     *           ],
                     *           "float_days": 5,
                     *           "critical": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DealTimeline"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    explainDate: {
        parameters: {
            query: {
                /**
                 * @description A task or milestone of the deal by its id, or a date of the deal by its name.
                 * @example closing
                 */
                of: components["schemas"]["Id"] | ("listing" | "listing_expiration" | "offer" | "acceptance" | "earnest_due" | "inspection" | "appraisal" | "financing" | "title" | "walkthrough" | "closing" | "actual_close" | "possession" | "lease_start");
            };
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explanation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "task",
                     *       "id": "6560a1f2c3d4e5f60718cc05",
                     *       "title": "Earnest money",
                     *       "date": "2026-11-13",
                     *       "reason": "3 business days after the acceptance (Nov 9), without Nov 11",
                     *       "rule": {
                     *         "anchor": "acceptance",
                     *         "item": null,
                     *         "offset": 3,
                     *         "unit": "business",
                     *         "roll": "none",
                     *         "skip_holidays": true
                     *       },
                     *       "anchor": {
                     *         "kind": "deal",
                     *         "id": "acceptance",
                     *         "title": "Acceptance",
                     *         "date": "2026-11-09"
                     *       },
                     *       "counted": "2026-11-13",
                     *       "skipped": [
                     *         "2026-11-11"
                     *       ],
                     *       "wanted": "2026-11-13",
                     *       "held": null,
                     *       "set_by": {
                     *         "event": "6560a1f2c3d4e5f60718ee01",
                     *         "at": "2026-11-09T14:20:00.000Z",
                     *         "actor": "6560a1f2c3d4e5f607182930",
                     *         "summary": "applied the template Buyer"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DateExplanation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    undoEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         "6560a1f2c3d4e5f60718ee02"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UndoEvents"];
            };
        };
        responses: {
            /** @description It is undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         "6560a1f2c3d4e5f60718ee03"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UndoneEvents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    undoEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event": "6560a1f2c3d4e5f60718ee02",
                     *       "summary": "took a change back: moved the closing from Dec 19 to Dec 12",
                     *       "kept": []
                     *     }
                     */
                    "application/json": components["schemas"]["Undone"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    listDealFiles: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718ff11",
                     *           "created_at": "2026-11-20T09:12:00.000Z",
                     *           "updated_at": "2026-11-20T09:12:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 0,
                     *           "deal": "6560a1f2c3d4e5f60718aa01",
                     *           "name": "Purchase agreement.pdf",
                     *           "type": "pdf",
                     *           "size": 248120,
                     *           "preview": "pdf",
                     *           "client_visible": false,
                     *           "contract": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DealFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    uploadDealFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "%PDF-1.7 …"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The new file. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff11",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "name": "Purchase agreement.pdf",
                     *       "type": "pdf",
                     *       "size": 248120,
                     *       "preview": "pdf",
                     *       "client_visible": false,
                     *       "contract": null
                     *     }
                     */
                    "application/json": components["schemas"]["DealFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDealFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateDealFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_visible": true
                 *     }
                 */
                "application/json": components["schemas"]["DealFileUpdate"];
            };
        };
        responses: {
            /** @description The file as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff11",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "name": "Purchase agreement.pdf",
                     *       "type": "pdf",
                     *       "size": 248120,
                     *       "preview": "pdf",
                     *       "client_visible": false,
                     *       "contract": null
                     *     }
                     */
                    "application/json": components["schemas"]["DealFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    restoreDealFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff11",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "name": "Purchase agreement.pdf",
                     *       "type": "pdf",
                     *       "size": 248120,
                     *       "preview": "pdf",
                     *       "client_visible": false,
                     *       "contract": null
                     *     }
                     */
                    "application/json": components["schemas"]["DealFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getDealFileContent: {
        parameters: {
            query?: {
                /** @description The file itself, or what a page shows of it. */
                variant?: components["schemas"]["FileVariant"];
            };
            header?: {
                /** @description One range of bytes, as in `bytes=0-1023`; anything else is answered as a whole. */
                Range?: string;
                /** @description The `ETag` that the part must belong to; the whole is sent where it does not. */
                "If-Range"?: string;
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    /** @description Names the bytes. */
                    ETag?: string;
                    /** @description `attachment` with the name of the file; `inline` for what a page shows. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                    "application/*": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    /** @description Names the bytes. */
                    ETag?: string;
                    /** @description `attachment` with the name of the file; `inline` for what a page shows. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                    "application/*": string;
                };
            };
            /** @description The caller has them. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Problem"];
        };
    };
    getClientFileContent: {
        parameters: {
            query?: {
                /** @description The file itself, or what a page shows of it. */
                variant?: components["schemas"]["FileVariant"];
            };
            header?: {
                /** @description One range of bytes, as in `bytes=0-1023`; anything else is answered as a whole. */
                Range?: string;
                /** @description The `ETag` that the part must belong to; the whole is sent where it does not. */
                "If-Range"?: string;
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    /** @description Names the bytes. */
                    ETag?: string;
                    /** @description `attachment` with the name of the file; `inline` for what a page shows. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                    "application/*": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    /** @description Names the bytes. */
                    ETag?: string;
                    /** @description `attachment` with the name of the file; `inline` for what a page shows. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                    "application/*": string;
                };
            };
            /** @description The caller has them. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Problem"];
        };
    };
    getLinkedFileContent: {
        parameters: {
            query?: {
                /** @description The file itself, or what a page shows of it. */
                variant?: components["schemas"]["FileVariant"];
            };
            header?: {
                /** @description The passcode of the link, where it has one; percent-encoded in UTF-8. */
                "X-Portal-Passcode"?: string;
                /** @description One range of bytes, as in `bytes=0-1023`; anything else is answered as a whole. */
                Range?: string;
                /** @description The `ETag` that the part must belong to; the whole is sent where it does not. */
                "If-Range"?: string;
            };
            path: {
                /**
                 * @description The secret of the link. A wrong, expired or revoked one answers the same 404.
                 * @example Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I
                 */
                token: components["parameters"]["0"];
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    /** @description Names the bytes. */
                    ETag?: string;
                    /** @description `attachment` with the name of the file; `inline` for what a page shows. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                    "application/*": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    /** @description Names the bytes. */
                    ETag?: string;
                    /** @description `attachment` with the name of the file; `inline` for what a page shows. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                    "application/*": string;
                };
            };
            /** @description The caller has them. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listNotes: {
        parameters: {
            query: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                deal: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718ff01",
                     *           "created_at": "2026-11-20T09:12:00.000Z",
                     *           "updated_at": "2026-11-20T09:12:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 0,
                     *           "deal": "6560a1f2c3d4e5f60718aa01",
                     *           "body": [
                     *             {
                     *               "type": "paragraph",
                     *               "content": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "The lender wants "
                     *                 },
                     *                 {
                     *                   "type": "text",
                     *                   "text": "two more days",
                     *                   "marks": [
                     *                     "bold"
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "text": "The lender wants two more days",
                     *           "pinned": false,
                     *           "edited_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NotePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deal": "6560a1f2c3d4e5f60718aa01",
                 *       "body": [
                 *         {
                 *           "type": "paragraph",
                 *           "content": [
                 *             {
                 *               "type": "text",
                 *               "text": "The lender called"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NoteCreate"];
            };
        };
        responses: {
            /** @description The new note. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff01",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "body": [
                     *         {
                     *           "type": "paragraph",
                     *           "content": [
                     *             {
                     *               "type": "text",
                     *               "text": "The lender wants "
                     *             },
                     *             {
                     *               "type": "text",
                     *               "text": "two more days",
                     *               "marks": [
                     *                 "bold"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "text": "The lender wants two more days",
                     *       "pinned": false,
                     *       "edited_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pinned": true
                 *     }
                 */
                "application/json": components["schemas"]["NoteUpdate"];
            };
        };
        responses: {
            /** @description The note as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff01",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "body": [
                     *         {
                     *           "type": "paragraph",
                     *           "content": [
                     *             {
                     *               "type": "text",
                     *               "text": "The lender wants "
                     *             },
                     *             {
                     *               "type": "text",
                     *               "text": "two more days",
                     *               "marks": [
                     *                 "bold"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "text": "The lender wants two more days",
                     *       "pinned": false,
                     *       "edited_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    restoreNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff01",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "body": [
                     *         {
                     *           "type": "paragraph",
                     *           "content": [
                     *             {
                     *               "type": "text",
                     *               "text": "The lender wants "
                     *             },
                     *             {
                     *               "type": "text",
                     *               "text": "two more days",
                     *               "marks": [
                     *                 "bold"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "text": "The lender wants two more days",
                     *       "pinned": false,
                     *       "edited_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Note"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getDealHistory: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718ee01",
                     *           "at": "2026-11-20T09:12:00.000Z",
                     *           "actor": "6560a1f2c3d4e5f607182930",
                     *           "entity": "deal",
                     *           "entity_id": "6560a1f2c3d4e5f60718aa01",
                     *           "op": "updated",
                     *           "summary": "moved the closing from Dec 12 to Dec 19",
                     *           "can_undo": true,
                     *           "diff": [
                     *             {
                     *               "field": "dates.closing",
                     *               "from": "2026-12-12",
                     *               "to": "2026-12-19"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DealEventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getDealAsOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description An event of the deal's history.
                 * @example 6560a1f2c3d4e5f60718ee01
                 */
                event: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal as it was, and what is different now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event": {
                     *         "id": "6560a1f2c3d4e5f60718ee01",
                     *         "at": "2026-11-20T09:12:00.000Z",
                     *         "actor": "6560a1f2c3d4e5f607182930",
                     *         "entity": "deal",
                     *         "entity_id": "6560a1f2c3d4e5f60718aa01",
                     *         "op": "update",
                     *         "summary": "moved the closing from Dec 12 to Dec 19",
                     *         "can_undo": true,
                     *         "diff": [
                     *           {
                     *             "field": "dates.closing",
                     *             "from": "2026-12-12",
                     *             "to": "2026-12-19"
                     *           }
                     *         ]
                     *       },
                     *       "deal": {
                     *         "id": "6560a1f2c3d4e5f60718aa01",
                     *         "created_at": "2026-10-19T14:20:00.000Z",
                     *         "updated_at": "2026-11-20T09:12:00.000Z",
                     *         "created_by": "6560a1f2c3d4e5f607182930",
                     *         "version": 12,
                     *         "team": "6560a1f2c3d4e5f607182910",
                     *         "workspace": "6560a1f2c3d4e5f607182a01",
                     *         "phase": "6560a1f2c3d4e5f607182b03",
                     *         "rank": "a1",
                     *         "name": "402 Maple Street",
                     *         "headline": "",
                     *         "status": 3,
                     *         "representation": 1,
                     *         "deal_type": 1,
                     *         "address": {
                     *           "street": "402 Maple Street",
                     *           "city": "Hartford",
                     *           "state": "CT",
                     *           "zip": "06103"
                     *         },
                     *         "mls_number": "170612345",
                     *         "list_price": 51900000,
                     *         "sale_price": 51200000,
                     *         "price": 51200000,
                     *         "earnest_money": 1000000,
                     *         "source": 8,
                     *         "priority": 2,
                     *         "dates": {
                     *           "listing": null,
                     *           "listing_expiration": null,
                     *           "offer": "2026-11-07",
                     *           "acceptance": "2026-11-09",
                     *           "earnest_due": null,
                     *           "inspection": "2026-11-19",
                     *           "appraisal": null,
                     *           "financing": null,
                     *           "title": null,
                     *           "walkthrough": null,
                     *           "closing": "2026-12-12",
                     *           "actual_close": null,
                     *           "possession": null,
                     *           "lease_start": null
                     *         },
                     *         "agents": [
                     *           {
                     *             "user": "6560a1f2c3d4e5f607182930",
                     *             "role": "lead",
                     *             "share_bp": 10000
                     *           }
                     *         ],
                     *         "parties": [
                     *           {
                     *             "contact": "6560a1f2c3d4e5f60718293a",
                     *             "role": "buyer"
                     *           }
                     *         ],
                     *         "client_names": [
                     *           "The Hendersons"
                     *         ],
                     *         "commission": {
                     *           "rate_bp": null,
                     *           "flat": null,
                     *           "lease_months": null,
                     *           "referral_bp": null,
                     *           "franchise_bp": null,
                     *           "split_bp": null,
                     *           "fees": null,
                     *           "gross": null,
                     *           "referral": null,
                     *           "franchise": null,
                     *           "company": null,
                     *           "fees_amount": null,
                     *           "agents_amount": null,
                     *           "my_share": 1024000,
                     *           "has_terms": true,
                     *           "proposal": null,
                     *           "confirmed_at": null
                     *         },
                     *         "progress": {
                     *           "done": 14,
                     *           "total": 24
                     *         },
                     *         "risk": {
                     *           "level": "cloudy",
                     *           "float_days": 2,
                     *           "causes": [
                     *             {
                     *               "text": "Inspection reply is due on Nov 22",
                     *               "task": "6560a1f2c3d4e5f60718cc01"
                     *             }
                     *           ]
                     *         },
                     *         "next_date": {
                     *           "title": "Inspection reply",
                     *           "date": "2026-11-22",
                     *           "item": {
                     *             "kind": "task",
                     *             "id": "6560a1f2c3d4e5f60718cc01"
                     *           }
                     *         },
                     *         "notes": "Seller pays for the roof.",
                     *         "lost_reason": "",
                     *         "date_rules": [
                     *           {
                     *             "date": "inspection",
                     *             "anchor": "acceptance",
                     *             "offset": 10,
                     *             "unit": "calendar",
                     *             "business_up_to": null,
                     *             "roll": "none",
                     *             "skip_holidays": true,
                     *             "time": null,
                     *             "source": null,
                     *             "pinned": false
                     *           }
                     *         ],
                     *         "archived_at": null
                     *       },
                     *       "tasks": [],
                     *       "milestones": [],
                     *       "changed_since": [
                     *         {
                     *           "kind": "deal",
                     *           "id": "6560a1f2c3d4e5f60718aa01",
                     *           "title": "402 Maple Street",
                     *           "change": "changed",
                     *           "field": "list_price",
                     *           "was": 52900000,
                     *           "now": 51900000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DealAsOf"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    listMilestones: {
        parameters: {
            query: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "order" | "-order" | "due_date" | "-due_date";
                deal: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of milestones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718bb01",
                     *           "created_at": "2026-10-19T14:20:00.000Z",
                     *           "updated_at": "2026-11-20T09:12:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 1,
                     *           "deal": "6560a1f2c3d4e5f60718aa01",
                     *           "name": "Inspection",
                     *           "order": 2,
                     *           "progress": "IN_PROGRESS",
                     *           "tasks": {
                     *             "done": 2,
                     *             "total": 4
                     *           },
                     *           "due_date": "2026-11-19",
                     *           "due_rule": {
                     *             "anchor": "inspection",
                     *             "item": null,
                     *             "offset": 0,
                     *             "unit": "calendar",
                     *             "roll": "none",
                     *             "skip_holidays": false
                     *           },
                     *           "due_reason": "On the inspection (Nov 19)",
                     *           "pinned": false,
                     *           "client_visible": true,
                     *           "client_text": "A professional looks at every corner of the house.",
                     *           "completed_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MilestonePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deal": "6560a1f2c3d4e5f60718aa01",
                 *       "name": "Inspection",
                 *       "client_visible": true
                 *     }
                 */
                "application/json": components["schemas"]["MilestoneCreate"];
            };
        };
        responses: {
            /** @description The new milestone. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718bb01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "name": "Inspection",
                     *       "order": 2,
                     *       "progress": "IN_PROGRESS",
                     *       "tasks": {
                     *         "done": 2,
                     *         "total": 4
                     *       },
                     *       "due_date": "2026-11-19",
                     *       "due_rule": {
                     *         "anchor": "inspection",
                     *         "item": null,
                     *         "offset": 0,
                     *         "unit": "calendar",
                     *         "roll": "none",
                     *         "skip_holidays": false
                     *       },
                     *       "due_reason": "On the inspection (Nov 19)",
                     *       "pinned": false,
                     *       "client_visible": true,
                     *       "client_text": "A professional looks at every corner of the house.",
                     *       "completed_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getMilestone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what the caller has. Answered with 304 where that is still what they would read.
                 * @example "3-9hJq0xVb2LwT7cRk"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestone. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718bb01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "name": "Inspection",
                     *       "order": 2,
                     *       "progress": "IN_PROGRESS",
                     *       "tasks": {
                     *         "done": 2,
                     *         "total": 4
                     *       },
                     *       "due_date": "2026-11-19",
                     *       "due_rule": {
                     *         "anchor": "inspection",
                     *         "item": null,
                     *         "offset": 0,
                     *         "unit": "calendar",
                     *         "roll": "none",
                     *         "skip_holidays": false
                     *       },
                     *       "due_reason": "On the inspection (Nov 19)",
                     *       "pinned": false,
                     *       "client_visible": true,
                     *       "client_text": "A professional looks at every corner of the house.",
                     *       "completed_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteMilestone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateMilestone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Home inspection"
                 *     }
                 */
                "application/json": components["schemas"]["MilestoneUpdate"];
            };
        };
        responses: {
            /** @description The milestone as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718bb01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "name": "Inspection",
                     *       "order": 2,
                     *       "progress": "IN_PROGRESS",
                     *       "tasks": {
                     *         "done": 2,
                     *         "total": 4
                     *       },
                     *       "due_date": "2026-11-19",
                     *       "due_rule": {
                     *         "anchor": "inspection",
                     *         "item": null,
                     *         "offset": 0,
                     *         "unit": "calendar",
                     *         "roll": "none",
                     *         "skip_holidays": false
                     *       },
                     *       "due_reason": "On the inspection (Nov 19)",
                     *       "pinned": false,
                     *       "client_visible": true,
                     *       "client_text": "A professional looks at every corner of the house.",
                     *       "completed_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    restoreMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestone as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718bb01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "name": "Inspection",
                     *       "order": 2,
                     *       "progress": "IN_PROGRESS",
                     *       "tasks": {
                     *         "done": 2,
                     *         "total": 4
                     *       },
                     *       "due_date": "2026-11-19",
                     *       "due_rule": {
                     *         "anchor": "inspection",
                     *         "item": null,
                     *         "offset": 0,
                     *         "unit": "calendar",
                     *         "roll": "none",
                     *         "skip_holidays": false
                     *       },
                     *       "due_reason": "On the inspection (Nov 19)",
                     *       "pinned": false,
                     *       "client_visible": true,
                     *       "client_text": "A professional looks at every corner of the house.",
                     *       "completed_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "due_date" | "-due_date" | "priority" | "-priority" | "title" | "-title" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "completed_at" | "-completed_at";
                team?: components["schemas"]["Id"];
                deal?: components["schemas"]["Id"];
                contact?: components["schemas"]["Id"];
                milestone?: components["schemas"]["Id"];
                /** @description Tasks of this user; `me` is the caller and, for an assistant, also the agents they work for; `unassigned` is nobody. */
                assignee?: ("me" | "unassigned") | components["schemas"]["Id"];
                /**
                 * @description Unfinished tasks by where their due date stands; with `progress` those of that progress.
                 * @example [
                 *       "overdue",
                 *       "today"
                 *     ]
                 */
                due?: components["schemas"]["TaskDue"][];
                progress?: components["schemas"]["Progress"][];
                kind?: components["schemas"]["TaskKind"][];
                priority?: components["schemas"]["Priority"][];
                waiting_on?: components["schemas"]["WaitingOn"][];
                /** @description Words that words of the title or the deal's name start with, all of them, wherever they stand. Typos are forgiven as in `search`. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718cc01",
                     *           "created_at": "2026-10-19T14:20:00.000Z",
                     *           "updated_at": "2026-11-20T09:12:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 1,
                     *           "team": "6560a1f2c3d4e5f607182910",
                     *           "deal": "6560a1f2c3d4e5f60718aa01",
                     *           "deal_name": "402 Maple Street",
                     *           "contact": null,
                     *           "milestone": "6560a1f2c3d4e5f60718bb01",
                     *           "title": "Inspection reply",
                     *           "kind": "key_date",
                     *           "priority": 3,
                     *           "assignee": "6560a1f2c3d4e5f607182930",
                     *           "assignee_role": null,
                     *           "waiting_on": "team",
                     *           "progress": "NOT_STARTED",
                     *           "due_date": "2026-11-22",
                     *           "due_time": null,
                     *           "due_rule": {
                     *             "anchor": "inspection",
                     *             "item": null,
                     *             "offset": 3,
                     *             "unit": "calendar",
                     *             "roll": "forward",
                     *             "skip_holidays": true
                     *           },
                     *           "due_reason": "3 days after the inspection (Nov 19)",
                     *           "proposed_date": null,
                     *           "pinned": false,
                     *           "depends_on": [],
                     *           "client_visible": true,
                     *           "completed_at": null,
                     *           "not_applicable_reason": null,
                     *           "blocked_by": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deal": "6560a1f2c3d4e5f60718aa01",
                 *       "title": "Inspection reply",
                 *       "due_rule": {
                 *         "anchor": "inspection",
                 *         "item": null,
                 *         "offset": 3,
                 *         "unit": "calendar",
                 *         "roll": "forward",
                 *         "skip_holidays": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            /** @description The new task. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718cc01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "deal_name": "402 Maple Street",
                     *       "contact": null,
                     *       "milestone": "6560a1f2c3d4e5f60718bb01",
                     *       "title": "Inspection reply",
                     *       "kind": "key_date",
                     *       "priority": 3,
                     *       "assignee": "6560a1f2c3d4e5f607182930",
                     *       "assignee_role": null,
                     *       "waiting_on": "team",
                     *       "progress": "NOT_STARTED",
                     *       "due_date": "2026-11-22",
                     *       "due_time": null,
                     *       "due_rule": {
                     *         "anchor": "inspection",
                     *         "item": null,
                     *         "offset": 3,
                     *         "unit": "calendar",
                     *         "roll": "forward",
                     *         "skip_holidays": true
                     *       },
                     *       "due_reason": "3 days after the inspection (Nov 19)",
                     *       "proposed_date": null,
                     *       "pinned": false,
                     *       "depends_on": [],
                     *       "client_visible": true,
                     *       "completed_at": null,
                     *       "not_applicable_reason": null,
                     *       "blocked_by": []
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    bulkEditTasks: {
        parameters: {
            query?: {
                /** @description Answers what would happen and writes nothing. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tasks": [
                 *         "6560a1f2c3d4e5f60718cc01"
                 *       ],
                 *       "change": {
                 *         "shift_days": 7
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TaskBulkEdit"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 1,
                     *       "events": [
                     *         "6560a1f2c3d4e5f60718ee02"
                     *       ],
                     *       "follow": [
                     *         {
                     *           "deal": "6560a1f2c3d4e5f60718293a",
                     *           "name": "402 Maple Street",
                     *           "moved": 3,
                     *           "to_confirm": 1
                     *         }
                     *       ],
                     *       "preview": "2jmj7l5rSw0yVb_vlWAYkK_YBwk"
                     *     }
                     */
                    "application/json": components["schemas"]["TaskBulkEdited"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    exportTasks: {
        parameters: {
            query?: {
                sort?: "due_date" | "-due_date" | "priority" | "-priority" | "title" | "-title" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "completed_at" | "-completed_at";
                team?: components["schemas"]["Id"];
                deal?: components["schemas"]["Id"];
                contact?: components["schemas"]["Id"];
                milestone?: components["schemas"]["Id"];
                /** @description Tasks of this user; `me` is the caller and, for an assistant, also the agents they work for; `unassigned` is nobody. */
                assignee?: ("me" | "unassigned") | components["schemas"]["Id"];
                /**
                 * @description Unfinished tasks by where their due date stands; with `progress` those of that progress.
                 * @example [
                 *       "overdue",
                 *       "today"
                 *     ]
                 */
                due?: components["schemas"]["TaskDue"][];
                progress?: components["schemas"]["Progress"][];
                kind?: components["schemas"]["TaskKind"][];
                priority?: components["schemas"]["Priority"][];
                waiting_on?: components["schemas"]["WaitingOn"][];
                /** @description Words that words of the title or the deal's name start with, all of them, wherever they stand. Typos are forgiven as in `search`. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what the caller has. Answered with 304 where that is still what they would read.
                 * @example "3-9hJq0xVb2LwT7cRk"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718cc01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "deal_name": "402 Maple Street",
                     *       "contact": null,
                     *       "milestone": "6560a1f2c3d4e5f60718bb01",
                     *       "title": "Inspection reply",
                     *       "kind": "key_date",
                     *       "priority": 3,
                     *       "assignee": "6560a1f2c3d4e5f607182930",
                     *       "assignee_role": null,
                     *       "waiting_on": "team",
                     *       "progress": "NOT_STARTED",
                     *       "due_date": "2026-11-22",
                     *       "due_time": null,
                     *       "due_rule": {
                     *         "anchor": "inspection",
                     *         "item": null,
                     *         "offset": 3,
                     *         "unit": "calendar",
                     *         "roll": "forward",
                     *         "skip_holidays": true
                     *       },
                     *       "due_reason": "3 days after the inspection (Nov 19)",
                     *       "proposed_date": null,
                     *       "pinned": false,
                     *       "depends_on": [],
                     *       "client_visible": true,
                     *       "completed_at": null,
                     *       "not_applicable_reason": null,
                     *       "blocked_by": []
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "due_date": "2026-11-24"
                 *     }
                 */
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718cc01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "deal_name": "402 Maple Street",
                     *       "contact": null,
                     *       "milestone": "6560a1f2c3d4e5f60718bb01",
                     *       "title": "Inspection reply",
                     *       "kind": "key_date",
                     *       "priority": 3,
                     *       "assignee": "6560a1f2c3d4e5f607182930",
                     *       "assignee_role": null,
                     *       "waiting_on": "team",
                     *       "progress": "NOT_STARTED",
                     *       "due_date": "2026-11-22",
                     *       "due_time": null,
                     *       "due_rule": {
                     *         "anchor": "inspection",
                     *         "item": null,
                     *         "offset": 3,
                     *         "unit": "calendar",
                     *         "roll": "forward",
                     *         "skip_holidays": true
                     *       },
                     *       "due_reason": "3 days after the inspection (Nov 19)",
                     *       "proposed_date": null,
                     *       "pinned": false,
                     *       "depends_on": [],
                     *       "client_visible": true,
                     *       "completed_at": null,
                     *       "not_applicable_reason": null,
                     *       "blocked_by": []
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    completeTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "completed_at": "2026-11-20T09:12:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["TaskComplete"];
            };
        };
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718cc01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "deal_name": "402 Maple Street",
                     *       "contact": null,
                     *       "milestone": "6560a1f2c3d4e5f60718bb01",
                     *       "title": "Inspection reply",
                     *       "kind": "key_date",
                     *       "priority": 3,
                     *       "assignee": "6560a1f2c3d4e5f607182930",
                     *       "assignee_role": null,
                     *       "waiting_on": "team",
                     *       "progress": "NOT_STARTED",
                     *       "due_date": "2026-11-22",
                     *       "due_time": null,
                     *       "due_rule": {
                     *         "anchor": "inspection",
                     *         "item": null,
                     *         "offset": 3,
                     *         "unit": "calendar",
                     *         "roll": "forward",
                     *         "skip_holidays": true
                     *       },
                     *       "due_reason": "3 days after the inspection (Nov 19)",
                     *       "proposed_date": null,
                     *       "pinned": false,
                     *       "depends_on": [],
                     *       "client_visible": true,
                     *       "completed_at": null,
                     *       "not_applicable_reason": null,
                     *       "blocked_by": []
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    reopenTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718cc01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "deal_name": "402 Maple Street",
                     *       "contact": null,
                     *       "milestone": "6560a1f2c3d4e5f60718bb01",
                     *       "title": "Inspection reply",
                     *       "kind": "key_date",
                     *       "priority": 3,
                     *       "assignee": "6560a1f2c3d4e5f607182930",
                     *       "assignee_role": null,
                     *       "waiting_on": "team",
                     *       "progress": "NOT_STARTED",
                     *       "due_date": "2026-11-22",
                     *       "due_time": null,
                     *       "due_rule": {
                     *         "anchor": "inspection",
                     *         "item": null,
                     *         "offset": 3,
                     *         "unit": "calendar",
                     *         "roll": "forward",
                     *         "skip_holidays": true
                     *       },
                     *       "due_reason": "3 days after the inspection (Nov 19)",
                     *       "proposed_date": null,
                     *       "pinned": false,
                     *       "depends_on": [],
                     *       "client_visible": true,
                     *       "completed_at": null,
                     *       "not_applicable_reason": null,
                     *       "blocked_by": []
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    restoreTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718cc01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "deal_name": "402 Maple Street",
                     *       "contact": null,
                     *       "milestone": "6560a1f2c3d4e5f60718bb01",
                     *       "title": "Inspection reply",
                     *       "kind": "key_date",
                     *       "priority": 3,
                     *       "assignee": "6560a1f2c3d4e5f607182930",
                     *       "assignee_role": null,
                     *       "waiting_on": "team",
                     *       "progress": "NOT_STARTED",
                     *       "due_date": "2026-11-22",
                     *       "due_time": null,
                     *       "due_rule": {
                     *         "anchor": "inspection",
                     *         "item": null,
                     *         "offset": 3,
                     *         "unit": "calendar",
                     *         "roll": "forward",
                     *         "skip_holidays": true
                     *       },
                     *       "due_reason": "3 days after the inspection (Nov 19)",
                     *       "proposed_date": null,
                     *       "pinned": false,
                     *       "depends_on": [],
                     *       "client_visible": true,
                     *       "completed_at": null,
                     *       "not_applicable_reason": null,
                     *       "blocked_by": []
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    setTaskNotApplicable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The house has no septic tank"
                 *     }
                 */
                "application/json": components["schemas"]["TaskNotApplicable"];
            };
        };
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718cc01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "team": "6560a1f2c3d4e5f607182910",
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "deal_name": "402 Maple Street",
                     *       "contact": null,
                     *       "milestone": "6560a1f2c3d4e5f60718bb01",
                     *       "title": "Inspection reply",
                     *       "kind": "key_date",
                     *       "priority": 3,
                     *       "assignee": "6560a1f2c3d4e5f607182930",
                     *       "assignee_role": null,
                     *       "waiting_on": "team",
                     *       "progress": "NOT_STARTED",
                     *       "due_date": "2026-11-22",
                     *       "due_time": null,
                     *       "due_rule": {
                     *         "anchor": "inspection",
                     *         "item": null,
                     *         "offset": 3,
                     *         "unit": "calendar",
                     *         "roll": "forward",
                     *         "skip_holidays": true
                     *       },
                     *       "due_reason": "3 days after the inspection (Nov 19)",
                     *       "proposed_date": null,
                     *       "pinned": false,
                     *       "depends_on": [],
                     *       "client_visible": true,
                     *       "completed_at": null,
                     *       "not_applicable_reason": null,
                     *       "blocked_by": []
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listRulePacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All rule packs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "key": "texas",
                     *           "name": "Texas (TREC forms)",
                     *           "state": "TX",
                     *           "summary": "Periods are counted in calendar days from the day after the effective date.",
                     *           "sources": [
                     *             {
                     *               "title": "Texas Real Estate Commission, contract forms",
                     *               "url": "https://www.trec.texas.gov/forms"
                     *             }
                     *           ],
                     *           "checked_on": "2026-11-23",
                     *           "disclaimer": "This is guidance, not legal advice."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RulePackList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    applyRulePack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The rule pack.
                 * @example texas
                 */
                key: components["schemas"]["RulePackKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "switches": [],
                 *       "date_rules": [
                 *         {
                 *           "date": "inspection",
                 *           "anchor": "acceptance",
                 *           "offset": 7,
                 *           "unit": "calendar",
                 *           "business_up_to": null,
                 *           "roll": "none",
                 *           "skip_holidays": true,
                 *           "time": "17:00",
                 *           "rolled_time": null,
                 *           "source": "TREC One to Four Family Residential Contract",
                 *           "left_out_by": [],
                 *           "only_with": []
                 *         }
                 *       ],
                 *       "milestones": []
                 *     }
                 */
                "application/json": components["schemas"]["RuledTemplate"];
            };
        };
        responses: {
            /** @description The parts with the rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "switches": [],
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 7,
                     *           "unit": "calendar",
                     *           "business_up_to": null,
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "time": "17:00",
                     *           "rolled_time": null,
                     *           "source": "TREC One to Four Family Residential Contract",
                     *           "left_out_by": [],
                     *           "only_with": []
                     *         }
                     *       ],
                     *       "milestones": []
                     *     }
                     */
                    "application/json": components["schemas"]["RuledTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "name" | "-name" | "created_at" | "-created_at";
                /** @description Templates meant for this representation or for any. */
                representation?: components["schemas"]["Representation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718dd01",
                     *           "created_at": "2026-10-19T14:20:00.000Z",
                     *           "updated_at": "2026-11-20T09:12:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 1,
                     *           "name": "Buyer, resale",
                     *           "representation": 1,
                     *           "deal_type": 1,
                     *           "switches": [
                     *             {
                     *               "key": "no_inspection",
                     *               "name": "No inspection"
                     *             }
                     *           ],
                     *           "date_rules": [
                     *             {
                     *               "date": "inspection",
                     *               "anchor": "acceptance",
                     *               "offset": 10,
                     *               "unit": "calendar",
                     *               "roll": "none",
                     *               "skip_holidays": true,
                     *               "left_out_by": [
                     *                 "no_inspection"
                     *               ],
                     *               "only_with": []
                     *             }
                     *           ],
                     *           "milestones": [
                     *             {
                     *               "key": "inspection",
                     *               "name": "Inspection",
                     *               "due_rule": {
                     *                 "anchor": "inspection",
                     *                 "item": null,
                     *                 "offset": 0,
                     *                 "unit": "calendar",
                     *                 "roll": "none",
                     *                 "skip_holidays": false
                     *               },
                     *               "client_visible": true,
                     *               "client_text": "A professional looks at every corner of the house.",
                     *               "left_out_by": [
                     *                 "no_inspection"
                     *               ],
                     *               "only_with": [],
                     *               "tasks": [
                     *                 {
                     *                   "key": "inspection_reply",
                     *                   "title": "Inspection reply",
                     *                   "kind": "key_date",
                     *                   "priority": 3,
                     *                   "assignee_role": "lead",
                     *                   "waiting_on": "team",
                     *                   "due_rule": {
                     *                     "anchor": "inspection",
                     *                     "item": null,
                     *                     "offset": 3,
                     *                     "unit": "calendar",
                     *                     "roll": "forward",
                     *                     "skip_holidays": true
                     *                   },
                     *                   "pinned": false,
                     *                   "depends_on": [],
                     *                   "client_visible": true,
                     *                   "left_out_by": [],
                     *                   "only_with": []
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TemplatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Buyer, resale",
                 *       "representation": 1,
                 *       "deal_type": null,
                 *       "switches": [
                 *         {
                 *           "key": "cash",
                 *           "name": "Cash purchase"
                 *         }
                 *       ],
                 *       "milestones": [
                 *         {
                 *           "key": "financing",
                 *           "name": "Financing",
                 *           "due_rule": {
                 *             "anchor": "financing",
                 *             "item": null,
                 *             "offset": 0,
                 *             "unit": "calendar",
                 *             "roll": "none",
                 *             "skip_holidays": true
                 *           },
                 *           "client_visible": true,
                 *           "client_text": "The lender commits to the loan.",
                 *           "left_out_by": [
                 *             "cash"
                 *           ],
                 *           "only_with": [],
                 *           "tasks": []
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TemplateCreate"];
            };
        };
        responses: {
            /** @description The new template. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718dd01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "name": "Buyer, resale",
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "switches": [
                     *         {
                     *           "key": "no_inspection",
                     *           "name": "No inspection"
                     *         }
                     *       ],
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "left_out_by": [
                     *             "no_inspection"
                     *           ],
                     *           "only_with": []
                     *         }
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "key": "inspection",
                     *           "name": "Inspection",
                     *           "due_rule": {
                     *             "anchor": "inspection",
                     *             "item": null,
                     *             "offset": 0,
                     *             "unit": "calendar",
                     *             "roll": "none",
                     *             "skip_holidays": false
                     *           },
                     *           "client_visible": true,
                     *           "client_text": "A professional looks at every corner of the house.",
                     *           "left_out_by": [
                     *             "no_inspection"
                     *           ],
                     *           "only_with": [],
                     *           "tasks": [
                     *             {
                     *               "key": "inspection_reply",
                     *               "title": "Inspection reply",
                     *               "kind": "key_date",
                     *               "priority": 3,
                     *               "assignee_role": "lead",
                     *               "waiting_on": "team",
                     *               "due_rule": {
                     *                 "anchor": "inspection",
                     *                 "item": null,
                     *                 "offset": 3,
                     *                 "unit": "calendar",
                     *                 "roll": "forward",
                     *                 "skip_holidays": true
                     *               },
                     *               "pinned": false,
                     *               "depends_on": [],
                     *               "client_visible": true,
                     *               "left_out_by": [],
                     *               "only_with": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    importTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "protracker/template",
                 *       "format_version": 1,
                 *       "name": "Buyer, resale",
                 *       "representation": 1,
                 *       "deal_type": null,
                 *       "switches": [
                 *         {
                 *           "key": "cash",
                 *           "name": "Cash purchase"
                 *         }
                 *       ],
                 *       "milestones": [
                 *         {
                 *           "key": "financing",
                 *           "name": "Financing",
                 *           "due_rule": {
                 *             "anchor": "financing",
                 *             "item": null,
                 *             "offset": 0,
                 *             "unit": "calendar",
                 *             "roll": "none",
                 *             "skip_holidays": true
                 *           },
                 *           "client_visible": true,
                 *           "client_text": "The lender commits to the loan.",
                 *           "left_out_by": [
                 *             "cash"
                 *           ],
                 *           "only_with": [],
                 *           "tasks": []
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TemplateFile"];
            };
        };
        responses: {
            /** @description The new template. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718dd01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "name": "Buyer, resale",
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "switches": [
                     *         {
                     *           "key": "no_inspection",
                     *           "name": "No inspection"
                     *         }
                     *       ],
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "left_out_by": [
                     *             "no_inspection"
                     *           ],
                     *           "only_with": []
                     *         }
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "key": "inspection",
                     *           "name": "Inspection",
                     *           "due_rule": {
                     *             "anchor": "inspection",
                     *             "item": null,
                     *             "offset": 0,
                     *             "unit": "calendar",
                     *             "roll": "none",
                     *             "skip_holidays": false
                     *           },
                     *           "client_visible": true,
                     *           "client_text": "A professional looks at every corner of the house.",
                     *           "left_out_by": [
                     *             "no_inspection"
                     *           ],
                     *           "only_with": [],
                     *           "tasks": [
                     *             {
                     *               "key": "inspection_reply",
                     *               "title": "Inspection reply",
                     *               "kind": "key_date",
                     *               "priority": 3,
                     *               "assignee_role": "lead",
                     *               "waiting_on": "team",
                     *               "due_rule": {
                     *                 "anchor": "inspection",
                     *                 "item": null,
                     *                 "offset": 3,
                     *                 "unit": "calendar",
                     *                 "roll": "forward",
                     *                 "skip_holidays": true
                     *               },
                     *               "pinned": false,
                     *               "depends_on": [],
                     *               "client_visible": true,
                     *               "left_out_by": [],
                     *               "only_with": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of what the caller has. Answered with 304 where that is still what they would read.
                 * @example "3-9hJq0xVb2LwT7cRk"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718dd01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "name": "Buyer, resale",
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "switches": [
                     *         {
                     *           "key": "no_inspection",
                     *           "name": "No inspection"
                     *         }
                     *       ],
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "left_out_by": [
                     *             "no_inspection"
                     *           ],
                     *           "only_with": []
                     *         }
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "key": "inspection",
                     *           "name": "Inspection",
                     *           "due_rule": {
                     *             "anchor": "inspection",
                     *             "item": null,
                     *             "offset": 0,
                     *             "unit": "calendar",
                     *             "roll": "none",
                     *             "skip_holidays": false
                     *           },
                     *           "client_visible": true,
                     *           "client_text": "A professional looks at every corner of the house.",
                     *           "left_out_by": [
                     *             "no_inspection"
                     *           ],
                     *           "only_with": [],
                     *           "tasks": [
                     *             {
                     *               "key": "inspection_reply",
                     *               "title": "Inspection reply",
                     *               "kind": "key_date",
                     *               "priority": 3,
                     *               "assignee_role": "lead",
                     *               "waiting_on": "team",
                     *               "due_rule": {
                     *                 "anchor": "inspection",
                     *                 "item": null,
                     *                 "offset": 3,
                     *                 "unit": "calendar",
                     *                 "roll": "forward",
                     *                 "skip_holidays": true
                     *               },
                     *               "pinned": false,
                     *               "depends_on": [],
                     *               "client_visible": true,
                     *               "left_out_by": [],
                     *               "only_with": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Template"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What the change is based on: the `ETag`, or the `version` in quotes. Refused with 412 where somebody has edited the record
                 *     since. Fields that follow from other records, such as a deal's progress, may have changed.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Buyer, resale"
                 *     }
                 */
                "application/json": components["schemas"]["TemplateUpdate"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718dd01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "name": "Buyer, resale",
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "switches": [
                     *         {
                     *           "key": "no_inspection",
                     *           "name": "No inspection"
                     *         }
                     *       ],
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "left_out_by": [
                     *             "no_inspection"
                     *           ],
                     *           "only_with": []
                     *         }
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "key": "inspection",
                     *           "name": "Inspection",
                     *           "due_rule": {
                     *             "anchor": "inspection",
                     *             "item": null,
                     *             "offset": 0,
                     *             "unit": "calendar",
                     *             "roll": "none",
                     *             "skip_holidays": false
                     *           },
                     *           "client_visible": true,
                     *           "client_text": "A professional looks at every corner of the house.",
                     *           "left_out_by": [
                     *             "no_inspection"
                     *           ],
                     *           "only_with": [],
                     *           "tasks": [
                     *             {
                     *               "key": "inspection_reply",
                     *               "title": "Inspection reply",
                     *               "kind": "key_date",
                     *               "priority": 3,
                     *               "assignee_role": "lead",
                     *               "waiting_on": "team",
                     *               "due_rule": {
                     *                 "anchor": "inspection",
                     *                 "item": null,
                     *                 "offset": 3,
                     *                 "unit": "calendar",
                     *                 "roll": "forward",
                     *                 "skip_holidays": true
                     *               },
                     *               "pinned": false,
                     *               "depends_on": [],
                     *               "client_visible": true,
                     *               "left_out_by": [],
                     *               "only_with": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    duplicateTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718dd01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-11-20T09:12:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 1,
                     *       "name": "Buyer, resale",
                     *       "representation": 1,
                     *       "deal_type": 1,
                     *       "switches": [
                     *         {
                     *           "key": "no_inspection",
                     *           "name": "No inspection"
                     *         }
                     *       ],
                     *       "date_rules": [
                     *         {
                     *           "date": "inspection",
                     *           "anchor": "acceptance",
                     *           "offset": 10,
                     *           "unit": "calendar",
                     *           "roll": "none",
                     *           "skip_holidays": true,
                     *           "left_out_by": [
                     *             "no_inspection"
                     *           ],
                     *           "only_with": []
                     *         }
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "key": "inspection",
                     *           "name": "Inspection",
                     *           "due_rule": {
                     *             "anchor": "inspection",
                     *             "item": null,
                     *             "offset": 0,
                     *             "unit": "calendar",
                     *             "roll": "none",
                     *             "skip_holidays": false
                     *           },
                     *           "client_visible": true,
                     *           "client_text": "A professional looks at every corner of the house.",
                     *           "left_out_by": [
                     *             "no_inspection"
                     *           ],
                     *           "only_with": [],
                     *           "tasks": [
                     *             {
                     *               "key": "inspection_reply",
                     *               "title": "Inspection reply",
                     *               "kind": "key_date",
                     *               "priority": 3,
                     *               "assignee_role": "lead",
                     *               "waiting_on": "team",
                     *               "due_rule": {
                     *                 "anchor": "inspection",
                     *                 "item": null,
                     *                 "offset": 3,
                     *                 "unit": "calendar",
                     *                 "roll": "forward",
                     *                 "skip_holidays": true
                     *               },
                     *               "pinned": false,
                     *               "depends_on": [],
                     *               "client_visible": true,
                     *               "left_out_by": [],
                     *               "only_with": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Template"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    exportTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "protracker/template",
                     *       "format_version": 1,
                     *       "name": "Buyer, resale",
                     *       "representation": 1,
                     *       "deal_type": null,
                     *       "switches": [
                     *         {
                     *           "key": "cash",
                     *           "name": "Cash purchase"
                     *         }
                     *       ],
                     *       "milestones": [
                     *         {
                     *           "key": "financing",
                     *           "name": "Financing",
                     *           "due_rule": {
                     *             "anchor": "financing",
                     *             "item": null,
                     *             "offset": 0,
                     *             "unit": "calendar",
                     *             "roll": "none",
                     *             "skip_holidays": true
                     *           },
                     *           "client_visible": true,
                     *           "client_text": "The lender commits to the loan.",
                     *           "left_out_by": [
                     *             "cash"
                     *           ],
                     *           "only_with": [],
                     *           "tasks": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TemplateFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listReminders: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                task?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reminders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718ff01",
                     *           "created_at": "2026-10-19T14:20:00.000Z",
                     *           "updated_at": "2026-10-19T14:20:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 0,
                     *           "task": "6560a1f2c3d4e5f60718cc01",
                     *           "kind": "before_due",
                     *           "at": null,
                     *           "days": 2,
                     *           "next_at": "2026-11-20T14:00:00.000Z",
                     *           "sent_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReminderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text that names this request once. Repeating the request within 24 hours answers the same and does nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "task": "6560a1f2c3d4e5f60718cc01",
                 *       "kind": "before_due",
                 *       "days": 2
                 *     }
                 */
                "application/json": components["schemas"]["ReminderCreate"];
            };
        };
        responses: {
            /** @description The new reminder. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ff01",
                     *       "created_at": "2026-10-19T14:20:00.000Z",
                     *       "updated_at": "2026-10-19T14:20:00.000Z",
                     *       "created_by": "6560a1f2c3d4e5f607182930",
                     *       "version": 0,
                     *       "task": "6560a1f2c3d4e5f60718cc01",
                     *       "kind": "before_due",
                     *       "at": null,
                     *       "days": 2,
                     *       "next_at": "2026-11-20T14:00:00.000Z",
                     *       "sent_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                /** @description Only those that are not read yet. */
                unread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718ee01",
                     *           "created_at": "2026-11-20T09:12:00.000Z",
                     *           "kind": "assigned",
                     *           "text": "Maria Okoye gave you a task",
                     *           "subject": "Inspection reply, 402 Maple Street",
                     *           "deal": "6560a1f2c3d4e5f60718aa01",
                     *           "task": "6560a1f2c3d4e5f60718cc01",
                     *           "contact": null,
                     *           "actor": "6560a1f2c3d4e5f607182930",
                     *           "read_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kinds": {
                     *         "reminder": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "assigned": {
                     *           "inbox": true,
                     *           "mail": false
                     *         },
                     *         "mentioned": {
                     *           "inbox": true,
                     *           "mail": false
                     *         },
                     *         "rescheduled": {
                     *           "inbox": true,
                     *           "mail": false
                     *         },
                     *         "lead": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "joined": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "client_done": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "storm": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "key_date": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "client_message": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "commission": {
                     *           "inbox": true,
                     *           "mail": true
                     *         }
                     *       },
                     *       "daily_mail_hour": 7
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kinds": {
                 *         "assigned": {
                 *           "inbox": true,
                 *           "mail": true
                 *         }
                 *       },
                 *       "daily_mail_hour": 7
                 *     }
                 */
                "application/json": components["schemas"]["NotificationSettingsUpdate"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kinds": {
                     *         "reminder": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "assigned": {
                     *           "inbox": true,
                     *           "mail": false
                     *         },
                     *         "mentioned": {
                     *           "inbox": true,
                     *           "mail": false
                     *         },
                     *         "rescheduled": {
                     *           "inbox": true,
                     *           "mail": false
                     *         },
                     *         "lead": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "joined": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "client_done": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "storm": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "key_date": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "client_message": {
                     *           "inbox": true,
                     *           "mail": true
                     *         },
                     *         "commission": {
                     *           "inbox": true,
                     *           "mail": true
                     *         }
                     *       },
                     *       "daily_mail_hour": 7
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "read": true
                 *     }
                 */
                "application/json": components["schemas"]["NotificationUpdate"];
            };
        };
        responses: {
            /** @description The notification as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6560a1f2c3d4e5f60718ee01",
                     *       "created_at": "2026-11-20T09:12:00.000Z",
                     *       "kind": "assigned",
                     *       "text": "Maria Okoye gave you a task",
                     *       "subject": "Inspection reply, 402 Maple Street",
                     *       "deal": "6560a1f2c3d4e5f60718aa01",
                     *       "task": "6560a1f2c3d4e5f60718cc01",
                     *       "contact": null,
                     *       "actor": "6560a1f2c3d4e5f607182930",
                     *       "read_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getCalendar: {
        parameters: {
            query: {
                from: components["schemas"]["Day"];
                /** @description The last day, included. */
                to: components["schemas"]["Day"];
                team?: components["schemas"]["Id"];
                workspace?: components["schemas"]["Id"];
                phase?: components["schemas"]["Id"];
                /** @description One deal, or several with commas between. */
                deal?: components["schemas"]["Id"][];
                kind?: components["schemas"]["CalendarKind"][];
                /** @description With `false` only what is still to come or to do, and deals that have closed; what else is complete is left out. */
                done?: boolean;
                status?: components["parameters"]["Status"];
                /** @description A group of statuses, beside `status`. */
                deal_status?: components["parameters"]["DealStatus"];
                /**
                 * @example [
                 *       1,
                 *       3
                 *     ]
                 */
                representation?: components["parameters"]["Representation"];
                deal_type?: components["parameters"]["DealType"];
                source?: components["parameters"]["Source"];
                priority?: components["parameters"]["Priority"];
                risk?: components["parameters"]["Risk"];
                /** @description Deals that this user works on; `me` is the caller and, for an assistant, also the agents they work for. */
                agent?: components["parameters"]["Agent"];
                /** @description Deals that close on this day or later. */
                closing_from?: components["parameters"]["ClosingFrom"];
                /** @description Deals that close on this day or earlier. */
                closing_to?: components["parameters"]["ClosingTo"];
                /** @description Deals that this contact is a party of. */
                contact?: components["parameters"]["Contact"];
                /**
                 * @description Deals whose sale price, else list price, lies between these cents.
                 * @example 30000000..50000000
                 */
                price?: components["parameters"]["Price"];
                /**
                 * @description In whatever case.
                 * @example [
                 *       "Hartford",
                 *       "Avon"
                 *     ]
                 */
                city?: components["parameters"]["City"];
                /** @description In whatever case. */
                state?: components["parameters"]["State"];
                zip?: components["parameters"]["Zip"];
                /**
                 * @description Deals that were created on these days.
                 * @example 2026-11-01..2026-11-30
                 */
                created?: components["parameters"]["Created"];
                /** @description Deals whose next date is on these days. */
                next_date?: components["parameters"]["NextDate"];
                /** @description Deals in which something unfinished is overdue, or nothing is. */
                overdue?: components["parameters"]["Overdue"];
                /** @description Deals with this date on these days. */
                "dates.listing"?: components["parameters"]["DateListing"];
                /** @description Deals with this date on these days. */
                "dates.listing_expiration"?: components["parameters"]["DateListingExpiration"];
                /** @description Deals with this date on these days. */
                "dates.offer"?: components["parameters"]["DateOffer"];
                /** @description Deals with this date on these days. */
                "dates.acceptance"?: components["parameters"]["DateAcceptance"];
                /** @description Deals with this date on these days. */
                "dates.earnest_due"?: components["parameters"]["DateEarnestDue"];
                /** @description Deals with this date on these days. */
                "dates.inspection"?: components["parameters"]["DateInspection"];
                /** @description Deals with this date on these days. */
                "dates.appraisal"?: components["parameters"]["DateAppraisal"];
                /** @description Deals with this date on these days. */
                "dates.financing"?: components["parameters"]["DateFinancing"];
                /** @description Deals with this date on these days. */
                "dates.title"?: components["parameters"]["DateTitle"];
                /** @description Deals with this date on these days. */
                "dates.walkthrough"?: components["parameters"]["DateWalkthrough"];
                /** @description Deals with this date on these days. */
                "dates.actual_close"?: components["parameters"]["DateActualClose"];
                /** @description Deals with this date on these days. */
                "dates.possession"?: components["parameters"]["DatePossession"];
                /** @description Deals with this date on these days. */
                "dates.lease_start"?: components["parameters"]["DateLeaseStart"];
                /**
                 * @description Words that words of the name, the address, the MLS number or a client's name start with, all of them, wherever they stand. Typos are forgiven as in `search`: see `corrected_q` of the answer.
                 * @example maple
                 */
                q?: components["parameters"]["Q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718cc01",
                     *           "kind": "key_date",
                     *           "title": "Inspection reply",
                     *           "date": "2026-11-22",
                     *           "time": "17:00",
                     *           "to_confirm": false,
                     *           "deal": "6560a1f2c3d4e5f60718aa01",
                     *           "deal_name": "402 Maple Street",
                     *           "progress": "NOT_STARTED",
                     *           "late": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    exportCalendar: {
        parameters: {
            query: {
                from: components["schemas"]["Day"];
                /** @description The last day, included. */
                to: components["schemas"]["Day"];
                team?: components["schemas"]["Id"];
                workspace?: components["schemas"]["Id"];
                phase?: components["schemas"]["Id"];
                /** @description One deal, or several with commas between. */
                deal?: components["schemas"]["Id"][];
                kind?: components["schemas"]["CalendarKind"][];
                /** @description With `false` only what is still to come or to do, and deals that have closed; what else is complete is left out. */
                done?: boolean;
                status?: components["parameters"]["Status"];
                /** @description A group of statuses, beside `status`. */
                deal_status?: components["parameters"]["DealStatus"];
                /**
                 * @example [
                 *       1,
                 *       3
                 *     ]
                 */
                representation?: components["parameters"]["Representation"];
                deal_type?: components["parameters"]["DealType"];
                source?: components["parameters"]["Source"];
                priority?: components["parameters"]["Priority"];
                risk?: components["parameters"]["Risk"];
                /** @description Deals that this user works on; `me` is the caller and, for an assistant, also the agents they work for. */
                agent?: components["parameters"]["Agent"];
                /** @description Deals that close on this day or later. */
                closing_from?: components["parameters"]["ClosingFrom"];
                /** @description Deals that close on this day or earlier. */
                closing_to?: components["parameters"]["ClosingTo"];
                /** @description Deals that this contact is a party of. */
                contact?: components["parameters"]["Contact"];
                /**
                 * @description Deals whose sale price, else list price, lies between these cents.
                 * @example 30000000..50000000
                 */
                price?: components["parameters"]["Price"];
                /**
                 * @description In whatever case.
                 * @example [
                 *       "Hartford",
                 *       "Avon"
                 *     ]
                 */
                city?: components["parameters"]["City"];
                /** @description In whatever case. */
                state?: components["parameters"]["State"];
                zip?: components["parameters"]["Zip"];
                /**
                 * @description Deals that were created on these days.
                 * @example 2026-11-01..2026-11-30
                 */
                created?: components["parameters"]["Created"];
                /** @description Deals whose next date is on these days. */
                next_date?: components["parameters"]["NextDate"];
                /** @description Deals in which something unfinished is overdue, or nothing is. */
                overdue?: components["parameters"]["Overdue"];
                /** @description Deals with this date on these days. */
                "dates.listing"?: components["parameters"]["DateListing"];
                /** @description Deals with this date on these days. */
                "dates.listing_expiration"?: components["parameters"]["DateListingExpiration"];
                /** @description Deals with this date on these days. */
                "dates.offer"?: components["parameters"]["DateOffer"];
                /** @description Deals with this date on these days. */
                "dates.acceptance"?: components["parameters"]["DateAcceptance"];
                /** @description Deals with this date on these days. */
                "dates.earnest_due"?: components["parameters"]["DateEarnestDue"];
                /** @description Deals with this date on these days. */
                "dates.inspection"?: components["parameters"]["DateInspection"];
                /** @description Deals with this date on these days. */
                "dates.appraisal"?: components["parameters"]["DateAppraisal"];
                /** @description Deals with this date on these days. */
                "dates.financing"?: components["parameters"]["DateFinancing"];
                /** @description Deals with this date on these days. */
                "dates.title"?: components["parameters"]["DateTitle"];
                /** @description Deals with this date on these days. */
                "dates.walkthrough"?: components["parameters"]["DateWalkthrough"];
                /** @description Deals with this date on these days. */
                "dates.actual_close"?: components["parameters"]["DateActualClose"];
                /** @description Deals with this date on these days. */
                "dates.possession"?: components["parameters"]["DatePossession"];
                /** @description Deals with this date on these days. */
                "dates.lease_start"?: components["parameters"]["DateLeaseStart"];
                /**
                 * @description Words that words of the name, the address, the MLS number or a client's name start with, all of them, wherever they stand. Typos are forgiven as in `search`: see `corrected_q` of the answer.
                 * @example maple
                 */
                q?: components["parameters"]["Q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listCalendarFeeds: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Records a page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description The `next_cursor` of the page before. Goes with the same `sort` and filters; rules out `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How to count the matches. `capped` stops at 1,000; `exact` counts all; `none` saves the work. */
                count?: components["parameters"]["Count"];
                sort?: "created_at" | "-created_at" | "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of feeds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "count_is_capped": false,
                     *       "page": 1,
                     *       "page_size": 15,
                     *       "next_cursor": null,
                     *       "results": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f607182b01",
                     *           "created_at": "2026-11-21T15:00:00.000Z",
                     *           "updated_at": "2026-11-21T15:00:00.000Z",
                     *           "created_by": "6560a1f2c3d4e5f607182930",
                     *           "version": 0,
                     *           "name": "My phone",
                     *           "scope": "mine",
                     *           "kinds": [
                     *             "task",
                     *             "milestone",
                     *             "key_date",
                     *             "closing"
                     *           ],
                     *           "last_used_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarFeedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "My phone",
                 *       "scope": "mine"
                 *     }
                 */
                "application/json": components["schemas"]["CalendarFeedCreate"];
            };
        };
        responses: {
            /** @description The new feed and its address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "feed": {
                     *         "id": "6560a1f2c3d4e5f607182b01",
                     *         "created_at": "2026-11-21T15:00:00.000Z",
                     *         "updated_at": "2026-11-21T15:00:00.000Z",
                     *         "created_by": "6560a1f2c3d4e5f607182930",
                     *         "version": 0,
                     *         "name": "My phone",
                     *         "scope": "mine",
                     *         "kinds": [
                     *           "task",
                     *           "milestone",
                     *           "key_date",
                     *           "closing"
                     *         ],
                     *         "last_used_at": null
                     *       },
                     *       "url": "https://app.example.com/api/v1/calendar/feed/cf_8Qk2vR0sYt5n1LhXo7bWc3dEfGzJmPaUq9iKxTy4VwA.ics"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedCalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    revokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The record's id. An id that names nothing the caller may see answers 404.
                 * @example 6560a1f2c3d4e5f60718293a
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret of the feed, with `.ics` after it.
                 * @example cf_8Qk2vR0sYt5n1LhXo7bWc3dEfGzJmPaUq9iKxTy4VwA.ics
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getHome: {
        parameters: {
            query?: {
                /** @description Only this team. */
                team?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is late, due today, about to close and new. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "today": "2026-11-21",
                     *       "overdue_tasks": {
                     *         "count": 0,
                     *         "count_is_capped": false,
                     *         "page": 1,
                     *         "page_size": 5,
                     *         "next_cursor": null,
                     *         "results": []
                     *       },
                     *       "today_tasks": {
                     *         "count": 0,
                     *         "count_is_capped": false,
                     *         "page": 1,
                     *         "page_size": 5,
                     *         "next_cursor": null,
                     *         "results": []
                     *       },
                     *       "closing_soon": {
                     *         "count": 0,
                     *         "count_is_capped": false,
                     *         "page": 1,
                     *         "page_size": 5,
                     *         "next_cursor": null,
                     *         "results": []
                     *       },
                     *       "new_leads": {
                     *         "count": 0,
                     *         "count_is_capped": false,
                     *         "page": 1,
                     *         "page_size": 5,
                     *         "next_cursor": null,
                     *         "results": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Home"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @example maple */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first matches of each kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718aa01",
                     *           "name": "402 Maple Street",
                     *           "status": 3,
                     *           "client_names": [
                     *             "The Hendersons"
                     *           ]
                     *         }
                     *       ],
                     *       "contacts": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718293a",
                     *           "name": "Priya Whitaker",
                     *           "status": 3,
                     *           "email": "priya.whitaker@example.com"
                     *         }
                     *       ],
                     *       "tasks": [
                     *         {
                     *           "id": "6560a1f2c3d4e5f60718cc01",
                     *           "title": "Inspection reply",
                     *           "progress": "NOT_STARTED",
                     *           "due_date": "2026-11-22",
                     *           "deal": "6560a1f2c3d4e5f60718aa01",
                     *           "deal_name": "402 Maple Street"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
